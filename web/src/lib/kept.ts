// What this browser remembers between visits. Where nothing may be kept, it forgets.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`kanly.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kanly.${name}`, value);
  } catch {
    return;
  }
}
