import { Empty } from '@/components/ui/kit/empty'
import { wantHref } from './want-href'
import styles from './wares.module.css'
import { chosenFilters } from './wares-chosen'
import { clearedHref, type WaresQuery, waresHref } from './wares-query'

interface WaresNoneProps {
  query: WaresQuery
  pages: number
  what: string
  /** Games and names on the shelf that are spelled like the keyword. */
  near?: readonly { text: string; gameId: number; gameName: string }[]
}
/** Links to so many of them. */
const MOST_NEAR = 3

/** Explains why a list is empty and offers the most suitable next step; missing items can be requested. */
export function WaresNone({ query, pages, what, near = [] }: WaresNoneProps) {
  const isBeyond = query.page > 1 && pages > 0
  const isFiltered = chosenFilters(query, {}).length > 0
  const want = query.rent ? undefined : wantHref(query)
  if (isBeyond)
    return (
      <None title="这一页没有商品了" text={`一共 ${pages} 页`} href={waresHref(query, { page: 1 })} way="回到第一页" />
    )
  if (near.length > 0)
    return (
      <Empty picture="search" title={`没有找到“${query.keyWord}”`} text="你要找的是不是">
        <span className={styles.ways}>
          {near.slice(0, MOST_NEAR).map(({ text, gameId, gameName }) => (
            <a
              key={`${gameId} ${text}`}
              className="btn"
              href={waresHref(query, { keyWord: text, gid: String(gameId), page: 1 })}
            >
              {query.gid || text === gameName ? text : `${text} · ${gameName}`}
            </a>
          ))}
        </span>
      </Empty>
    )
  if (isFiltered)
    return (
      <None
        title="没有符合条件的商品"
        text={want ? '减少一个条件，或发布求购让卖家来找你' : '减少一些条件，或换个关键词试试'}
        href={clearedHref(query)}
        way="清空条件"
        want={want}
      />
    )
  return (
    <None
      title={`暂时没有在售的${what}`}
      text={want ? '看看其他游戏，或发布求购让卖家来找你' : '看看其他游戏，或稍后再来'}
      href={`/wares?gt=${query.gt}`}
      way="查看全部游戏"
      want={want}
    />
  )
}

interface NoneProps {
  title: string
  text: string
  href: string
  way: string
  want?: string
}
function None({ title, text, href, way, want }: NoneProps) {
  return (
    <Empty picture="search" title={title} text={text}>
      <span className={styles.ways}>
        <a className="btn" href={href}>
          {way}
        </a>
        {want ? (
          <a className="btn" href={want}>
            发布求购
          </a>
        ) : null}
      </span>
    </Empty>
  )
}
