// A review is made by the server while somebody waits, or while nobody does: it is asked for until it is there.
import type { Reviewed } from "../lib/protocol";

const AGAIN = 2000; // milliseconds until it is asked for once more

export interface Waiting {
  ask: () => Promise<Reviewed>;
  tell: (answer: Reviewed) => void;
  /** Whether a failure is final; one that is not, such as a lost line, is tried again. */
  fail: (why: unknown) => boolean;
}

/** Gives what ends the waiting, not the making. */
export function awaitReview({ ask, tell, fail }: Waiting, pause = AGAIN): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const load = async (): Promise<void> => {
    const isOver = await ask().then((answer) => isLeft || told(tell, answer), (why: unknown) => isLeft || fail(why));
    if (!isOver && !isLeft) timer = setTimeout(() => void load(), pause);
  };
  void load();
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}

function told(tell: Waiting["tell"], answer: Reviewed): boolean {
  tell(answer);
  return answer.review !== null;
}
