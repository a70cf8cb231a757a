import { normalCode } from '@/lib/shared/normalize/code'
import { searchable } from '@/lib/shared/normalize/searchable'
import type { StaffCtx } from '../../../runtime/context'
import { gamesById } from '../../listings/catalog/games/queries-games'
import { findByWords } from '../../listings/catalog/queries-words'
import { findUserIds } from '../../people/identity/queries-users'
import { OBJECT_KINDS } from './rules-kinds'

/** More objects of one name are not looked for. */
const MOST = 100

/** Returns the targets that a text may mean: a number of any kind, or part of the name of a member, an item or a game. */
export async function findTargets(ctx: StaffCtx, text: string): Promise<string[]> {
  if (text.includes(':')) return [text]
  const [people, items, games] = await Promise.all([
    findUserIds(ctx, text, MOST),
    findByWords(ctx, text, MOST),
    gamesById(ctx),
  ])
  const named = [...games.values()].filter(({ name }) => searchable(name).includes(searchable(text)))
  return [
    ...Object.keys(OBJECT_KINDS).flatMap((kind) =>
      [...new Set([text, normalCode(text)])].map((key) => `${kind}:${key}`),
    ),
    ...people.map((id) => `user:${id}`),
    ...items.map(({ sn }) => `goods:${sn}`),
    ...named.flatMap(({ id }) => [`game:${id}`, `ladder:${id}`]),
  ]
}
