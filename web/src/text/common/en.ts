export const common = {
  language: "Language",
  theme: "Light or dark",
  close: "Close",
};
