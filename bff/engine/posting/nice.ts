import { readTerms } from '../language/terms.ts';

const NICE =
  /(?<!\p{L})(?:preferred|preferabl[ey]|(?:a|is)(?: (?:big|huge|strong|definite|real|major|great|distinct|added))? plus|bonus points|(?:a|be) bonus|nice to have|helps(?: a lot)?$|helps a lot|desir(?:ed|able)|(?:an? |big |real )?(?:advantage|asset)|advantageous|ideally|helpful|welcome|not (?:required|a must|a condition|essential)|(?:would|will|may|might) (?:help|please|be (?:great|lovely|nice|a help|a plus|useful|welcome))|(?:is|are) (?:great|lovely|nice|welcome|useful|fine)|all the better|even better|extra (?:points|credit|\p{L}+ if)|a help|von vorteil|wünschenswert|idealerweise|se valora\p{L}*|valorable|deseable)(?!\p{L})/iu;

/** Whether a text calls what it asks for a plus; in "a bachelor's degree (master's preferred)" only the bracket does. */
export const isNice = (text: string): boolean =>
  NICE.test(text.replace(BRACKET, (bracket) => (saysMore(bracket) ? ' ' : bracket)));

const BRACKET = /\([^()]*\b(?:preferred|desired|plus)\)/gi;

/** Whether a text calls something a plus and doesn't say what. */
export const isOnlyNice = (text: string): boolean => NICE.test(text) && !saysMore(text);

const saysMore = (text: string): boolean =>
  readTerms(
    text
      .replace(NICE, ' ')
      .replace(NICE, ' ')
      .replace(/\b(?:though|points)\b/gi, ' '),
  ).length > 0;
