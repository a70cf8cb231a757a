import { type Column, type SQL, sql } from 'drizzle-orm'
import { searchable } from '@/lib/shared/normalize/searchable'
import { users } from '../../../db/schema/people/identity'
import { holdsWords } from '../../../db/search-text'

/** Condition: the nickname contains a text, in any notation. */
export function nameHolds(text: string): SQL {
  const word = searchable(text)
  return holdsWords(users.nickName, word ? [word] : [])
}

/** Condition for statements of other modules: the nickname of the user of a column contains a text, in any notation. */
export function isNamed(text: string, userId: Column): SQL {
  return sql`${userId} in (select ${users.id} from ${users} where ${nameHolds(text)})`
}
