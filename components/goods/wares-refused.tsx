import { Alert } from '@/components/ui/alert'
import { type WaresQuery, waresHref } from './wares-query'

const WORDS = {
  price: '价格只能填大于 0 的数字，最多两位小数。刚才填的不是，没有按它筛选。',
  number: '数值只能填整数。刚才填的不是，没有按它筛选。',
}

/** A bound that was sent and is none: said once, and no part of the address any more. */
export const WaresRefused = ({ query }: { query: WaresQuery }) =>
  query.refused ? <RefusedBound what={query.refused} href={waresHref(query)} /> : null

/** `href`: the list without the word. */
export const RefusedBound = ({ what, href }: { what: keyof typeof WORDS; href: string }) => (
  <Alert kind="warn">
    {WORDS[what]}{' '}
    <a className="link" href={href}>
      知道了
    </a>
  </Alert>
)
