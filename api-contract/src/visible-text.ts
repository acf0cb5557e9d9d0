/** A character that is seen: no white space, no control, and none that fonts draw as nothing or as a blank. */
const VISIBLE = /[^\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether anything of a text can be seen. One of zero-width characters or Hangul fillers alone is as good as empty. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
