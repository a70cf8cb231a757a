/** The migrations of the first release; the tables were empty then. */
const LAST_UNCHECKED = 14
const FOLDER = 'lib/server/db/migrations/'
const BREAK = '--> statement-breakpoint'
/** First line of a statement that a person has judged, for example a column that no release reads any more. */
const JUDGED = /^-- safe: \S/
const ONLINE = [
  /^create\s+(unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s/i,
  /^drop\s+index\s+concurrently\s+if\s+exists\s/i,
  /^alter\s+table\s+\S+\s+validate\s+constraint\s/i,
  /^-- batch\b[\s\S]*\blimit\s+\d+/i,
]
/** Statements that keep an existing table from being written for as long as it is large, or break the release before. */
const LOCKING: readonly [statement: RegExp, instead: string][] = [
  [/^create\s+(unique\s+)?index\s/i, 'build the index CONCURRENTLY in online/'],
  [/^drop\s+index\s/i, 'drop it CONCURRENTLY in online/'],
  [/\badd\s+constraint\s(?![\s\S]*(\bnot\s+valid\b|\busing\s+index\b))/i, 'add it NOT VALID, validate it in online/'],
  [/\balter\s+column\s[\s\S]*\bset\s+not\s+null\b/i, 'add a check NOT VALID, validate it in online/'],
  [/\balter\s+column\s[\s\S]*\btype\b/i, 'add a column, fill it in online/'],
  [/\badd\s+column\s[\s\S]*\bgenerated\s+always\s+as\s*\((?!identity)/i, 'add a column, fill it in online/'],
  [/\badd\s+column\s[\s\S]*\bdefault\s+\S*(random|uuid|clock_timestamp|nextval)/i, 'add a column, fill it in online/'],
  [/\badd\s+column\s(?![\s\S]*\bdefault\b)[\s\S]*\bnot\s+null\b/i, 'give it a default'],
  [
    /\b(drop|rename)\s+(column|constraint)\b|\brename\s+to\b|^drop\s+table\b/i,
    'one release after its last use: -- safe: …',
  ],
  [/^(update|delete)\s/i, 'change rows in batches in online/'],
]
const TABLE =
  /(?:^create\s+(?:unique\s+)?index\b[\s\S]*?\bon|^alter\s+table(?:\s+if\s+exists)?(?:\s+only)?|^update|^delete\s+from)\s+"?(\w+)"?/i

/** Reports SQL that would stop the running program, or fail in it, on a database with many rows. */
export function migrationViolations(path: string, sql: string): string[] {
  if (!path.startsWith(FOLDER) || !path.endsWith('.sql')) return []
  const statements = sql.split(BREAK).map((text) => text.trim())
  const find = path.startsWith(`${FOLDER}online/`) ? findUnrepeatable : findLocking
  return find(path, statements).map((line) => `29 migrations run while the program works: ${path}: ${line}`)
}

function findUnrepeatable(_path: string, statements: readonly string[]): string[] {
  return statements
    .filter((text) => text !== '' && !ONLINE.some((form) => form.test(text)))
    .map((text) => `cannot be repeated or is not online: ${firstLine(text)}`)
}

function findLocking(path: string, statements: readonly string[]): string[] {
  if (Number(path.slice(FOLDER.length).slice(0, 4)) <= LAST_UNCHECKED) return []
  const created = new Set(statements.flatMap((text) => /^create\s+table\s+"?(\w+)"?/i.exec(text)?.[1] ?? []))
  return statements.flatMap((text) => {
    const table = TABLE.exec(text)?.[1]
    if (JUDGED.test(text) || (table !== undefined && created.has(table))) return []
    const instead = LOCKING.find(([statement]) => statement.test(text))?.[1]
    return instead ? [`${instead}: ${firstLine(text)}`] : []
  })
}

const firstLine = (text: string) => text.slice(0, 80).split('\n')[0]
