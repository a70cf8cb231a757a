import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { searchPattern } from '../../../../db/search-text'
import { queryTerms, queryWords } from '../rules'
import { type Condition, condition, onTheWay } from './list-conditions'
import { areCommonWords } from './newest-sample'

/** Adds the conditions of a keyword to those of a list of one type, one game or one seller. */
export async function withWords(
  db: Db,
  asks: readonly Condition[],
  { keyWord, gt = ACCOUNT, gid, sellerId }: { keyWord: string; gt?: number; gid?: number; sellerId?: UserId },
): Promise<Condition[]> {
  const words = queryWords(keyWord).slice(0, 8)
  const terms = words.flatMap(queryTerms).slice(0, 24)
  if (terms.length === 0) return [condition('nothing')]
  const texts = words.map((word) => condition('word', word, searchPattern(word)))
  // a seller's goods are fewer than all goods with the words
  if (sellerId !== undefined || (await areCommonWords(db, { gt, gid }, words)))
    return [...asks, onTheWay(condition('terms', termsQuery(terms))), ...texts]
  const places = [`/t${gt}`, ...(gid ? [`/g${gid}`] : [])].map((place) => `'${place}'`)
  // all else on the way: a list without matches must not be walked to its end
  return [
    ...asks.map(onTheWay),
    condition('foundTerms', [termsQuery(terms), ...places].join(' & ')),
    ...texts.map(onTheWay),
  ]
}

/** A Latin word may be incomplete while typing, so it matches prefixes: v8 finds V8皮肤, and zhwz107 a goods number. */
const termsQuery = (terms: readonly string[]): string =>
  terms.map((t) => `'${t.replace(/['\\]/g, '')}'${/\p{Script=Han}/u.test(t) ? '' : ':*'}`).join(' & ')
