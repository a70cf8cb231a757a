import { GameCover } from '@/components/ui/game-cover'
import type { Game } from '@/lib/contract/entities/goods'
import { cappedText } from '@/lib/shared/count-text'
import { GOODS_TYPES, goodsType } from '@/lib/shared/goods-types'
import styles from './wares.module.css'
import { type WaresQuery, waresHref } from './wares-query'

interface TypeTab {
  id: number
  name: string
  total?: number
  more?: boolean
}

/** Types of a list without a game. */
const ALL_TYPES: readonly TypeTab[] = GOODS_TYPES.filter((type) => !type.isOld)

export const typeName = (gt: string, types: readonly TypeTab[]): string =>
  types.find((type) => String(type.id) === gt)?.name ?? goodsType(Number(gt)).name

/** Title of the list, real counts only, and the goods types to choose from. */
export function WaresHead({ query, game, types }: { query: WaresQuery; game?: Game; types: readonly TypeTab[] }) {
  const name = query.rent ? '租号' : typeName(query.gt, types)
  const here = query.rent ? undefined : types.find((type) => String(type.id) === query.gt)
  return (
    <section className={`panel ${styles.head}`}>
      {game ? <GameCover id={game.id} name={game.name} logo={game.gameLogo} size={52} /> : null}
      <div>
        <h1>{game ? `${game.name}${name}` : `全部${name}`}</h1>
        <p className="muted">
          {here?.total === undefined
            ? query.rent
              ? '按小时、包夜、按天租，押金归还后退'
              : '选择游戏后，可按大区、服务器筛选'
            : null}
          {here?.total !== undefined ? (
            <>
              在售 <b className="num">{cappedText({ total: here.total, more: here.more ?? false })}</b> 件
            </>
          ) : null}
        </p>
      </div>
      <nav className={styles.types} aria-label="商品类型">
        {(types.length ? types : ALL_TYPES).map((type) => (
          <a
            key={type.id}
            href={waresHref({ gt: String(type.id), gid: query.gid, page: 1 })}
            aria-current={String(type.id) === query.gt && !query.rent ? 'page' : undefined}
          >
            {type.name}
            {type.total === undefined ? null : (
              <span className="num">{cappedText({ total: type.total, more: type.more ?? false })}</span>
            )}
          </a>
        ))}
      </nav>
      <a className="btn" href={query.rent ? '/center/rent' : '/center/sell'}>
        {query.rent ? '我要出租' : '我要卖'}
      </a>
    </section>
  )
}
