// Everything that is asked over HTTP.
import { language } from "./language.svelte";

/** What the server did not do, with its reason in the player's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language.tag };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  return read<Answer>(await fetch(`/api/v1${path}`, request));
}

/** A text as it is, not as JSON. */
export async function hand<Answer>(path: string, text: string): Promise<Answer> {
  const headers = { "Accept-Language": language.tag, "Content-Type": "text/plain; charset=utf-8" };
  return read<Answer>(await fetch(`/api/v1${path}`, { method: "POST", headers, body: text }));
}

/** What to say of something that went wrong; a lost connection is a sentence of the browser's. */
export function reasonOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble);
}

async function read<Answer>(response: Response): Promise<Answer> {
  const told = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new Refusal(told.error.code, told.error.message, response.status);
  return told as Answer;
}
