export const common = {
  justNow: "just now",
  language: "Language",
  theme: "Light or dark",
  close: "Close",
  labelled: (label: string, what: string) => `${label}: ${what}`,
  remarked: (what: string, remark: string) => `${what} (${remark})`,
};
