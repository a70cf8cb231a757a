import { type Column, type SQL, sql } from 'drizzle-orm'
import { searchable } from '@/lib/shared/normalize/searchable'
import { users } from '../../../db/schema/people/identity'
import { holdsWords } from '../../../db/search-text'

/** Condition for statements of other modules: the nickname of the user of a column contains a text, in any notation. */
export function isNamed(text: string, userId: Column): SQL {
  const word = searchable(text)
  const holds = holdsWords(users.nickName, word ? [word] : [])
  return sql`${userId} in (select ${users.id} from ${users} where ${holds})`
}
