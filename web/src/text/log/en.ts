export const log = {
  log: "Log",
  lines: "What has happened",
  filter: "What to show of the log",
  everything: "Everything",
  points: "Victory Points",
  mine: "My own turns",
  none: "Nothing of that kind yet.",
  nothing: "Nothing has happened yet.",
  toTheEnd: "To the latest",
};
