/** What stands between words: ASCII but letters and digits, and the punctuation, symbols and pictures of Unicode. */
const BETWEEN_WORDS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20ff\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe00-\ufe0f\ufe30-\ufe4f\uff5f-\uff65\U0001f000-\U0001faff]+`;

/** Marks that stand over or under a letter, once it is taken apart. */
const MARKS = String.raw`[\u0300-\u036f]`;

/** A tsvector may have 1 MB, and a character 4 bytes: so many characters of words always fit, with the skills. */
const MOST_CHARACTERS = 200_000;

/** Of one word or skill: as long as a search may be, so that none is cut. A lexeme may have 2 KB. */
const LONGEST_WORD = 200;

/** Upper case and accents aside, so that "jose" finds "José". */
const FOLD = `
  create function search_fold(source text) returns text language sql immutable strict parallel safe as $$
    select lower(regexp_replace(normalize(source, NFKD), '${MARKS}', '', 'g'))
  $$`;

/** The words of a text in their order. The signs that tell C++ and C# from C are kept as letters. */
const WORDS = `
  create function search_words(source text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(left(word, ${LONGEST_WORD}) order by place) filter (where word <> ''), '{}')
    from regexp_split_to_table(
      regexp_replace(
        regexp_replace(left(search_fold(source), ${MOST_CHARACTERS}), '([a-z])[+][+]', '\\1plusplus', 'g'),
        '([a-z])#', '\\1sharp', 'g'),
      '${BETWEEN_WORDS}'
    ) with ordinality as split (word, place)
  $$`;

/** A skill as one lexeme; no word starts with its sign. */
const SKILL = `
  create function search_skill(skill text) returns text language sql immutable strict parallel safe as $$
    select '=' || left(search_fold(regexp_replace(btrim(skill), '\\s+', ' ', 'g')), ${LONGEST_WORD})
  $$`;

/** The owner as one lexeme: the index then meets only resumes of that owner, however many have the word. */
const OWNER = `
  create function search_owner(owner uuid) returns text language sql immutable strict parallel safe as $$
    select '@' || owner
  $$`;

const QUOTED = `
  create function search_quoted(lexeme text) returns text language sql immutable strict parallel safe as $$
    select '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''''
  $$`;

/**
 * What an owner's resume must have: every word, the last one as a beginning, and the skill. Null, which finds
 * nothing, when a search has no word in it.
 */
const QUERY = `
  create function search_query(owner uuid, source text, skill text) returns tsquery
  language sql immutable parallel safe as $$
    select case when source is null or cardinality(words) > 0 then concat_ws(' & ',
      search_quoted(search_owner(owner)),
      search_quoted(search_skill(skill)),
      (select string_agg(search_quoted(word), ' & ' order by place)
        || ':*' from unnest(words) with ordinality as each_word (word, place))
    )::tsquery end
    from (select coalesce(search_words(source), '{}') as words) read
  $$`;

/** So many brackets nobody's notes have. */
const MOST_BRACKETS = 500;

/**
 * Notes may be any text that begins like JSON, and JSON that the database does not take. JSON that could be
 * nested thousands deep is not even tried: the embedded database does not survive the end of its stack.
 */
const JSON_OR_NULL = `
  create function json_or_null(source text) returns jsonb language plpgsql immutable as $$
  begin
    if source is null or left(ltrim(source, E' \\t\\r\\n'), 1) <> '{' then return null; end if;
    if length(source) - length(translate(source, '{[', '')) > ${MOST_BRACKETS} then return null; end if;
    return source::jsonb;
  exception when others then return null;
  end $$`;

/** What a recruiter wrote: plain notes, or of serialized ones the text. */
const NOTES_TEXT = `
  create function notes_text(notes text) returns text language sql immutable parallel safe as $$
    select case when read is null then notes else read->>'notes' end from (select json_or_null(notes) as read) one
  $$`;

const KEEP_SORT_NAME = `
  create function keep_sort_name() returns trigger language plpgsql as $$
  begin
    new.sort_name := left(search_fold(new.candidate_name), ${LONGEST_WORD});
    return new;
  end $$`;

const KEEP_RESUME_WORDS = `
  create function keep_resume_words() returns trigger language plpgsql as $$
  declare
    skills text[] := array(select jsonb_array_elements_text(new.skills));
    said text := concat_ws(' ', new.candidate_name, new.file_name, array_to_string(skills, ' '),
      notes_text(new.notes), left(new.text, ${MOST_CHARACTERS}));
  begin
    insert into resume_words (resume_id, words)
    values (new.id, array_to_tsvector(array(
      select search_owner(new.owner_id)
      union select search_skill(skill) from unnest(skills) as skill
      union select word from unnest(search_words(said)) as word)))
    on conflict (resume_id) do update set words = excluded.words;
    return null;
  end $$`;

/** In the order in which they use each other. */
export const FUNCTIONS = [
  FOLD,
  WORDS,
  SKILL,
  OWNER,
  QUOTED,
  QUERY,
  JSON_OR_NULL,
  NOTES_TEXT,
  KEEP_SORT_NAME,
  KEEP_RESUME_WORDS,
];

export const TRIGGERS = [
  `create trigger keep_sort_name before insert or update of candidate_name on resumes
    for each row execute function keep_sort_name()`,
  `create trigger keep_resume_words
    after insert or update of owner_id, candidate_name, file_name, skills, notes, text on resumes
    for each row execute function keep_resume_words()`,
];
