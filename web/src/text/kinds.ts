/** The same keys, each a text or a function of the same things: what is missing does not compile. */
export type TextsOf<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : TextsOf<English[Key]>;
};
