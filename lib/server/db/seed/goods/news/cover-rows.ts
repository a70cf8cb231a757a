import { ACCOUNT_COVERS, WARE_COVER } from '@/lib/shared/goods/cover-table'
import { type Cover, coverTerm, FREE_COVER } from '@/lib/shared/goods/covers'
import { table } from './markup'

const row = (cover: Cover): string[] => [
  cover.name,
  coverTerm(cover),
  cover.basisPoints ? `成交价的${cover.basisPoints / 100}%` : '0',
  cover.explain,
]

/** Table of all covers, with the texts of the pages that sell them. */
export const coverTable = (): string =>
  table(['保障', '期限', '费用', '什么情况下赔，赔多少'], ...[FREE_COVER, ...ACCOUNT_COVERS, WARE_COVER].map(row))
