import { Alert } from '@/components/ui/kit/alert'
import { type Refused, type WaresQuery, waresHref } from './wares-query'

const WORDS: Record<Refused, string> = {
  price: '价格只能填大于 0 的数字，最多两位小数。刚才填的不是，没有按它筛选。',
  swapped: '最低的数比最高的大，已经对调后筛选。',
  number: '数值只能填整数。刚才填的不是，没有按它筛选。',
}

/** Notice about a corrected value: shown once, and no longer part of the address. */
export const WaresRefused = ({ query }: { query: WaresQuery }) =>
  query.refused ? <RefusedBound what={query.refused} href={waresHref(query)} /> : null

/** `href`: the list without the notice. */
export const RefusedBound = ({ what, href }: { what: Refused; href: string }) => (
  <Alert kind="warn">
    {WORDS[what]}{' '}
    <a className="link" href={href}>
      知道了
    </a>
  </Alert>
)
