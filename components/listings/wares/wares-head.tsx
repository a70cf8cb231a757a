'use client'

import { Fragment } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { Game } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { cappedText } from '@/lib/shared/text/count-text'
import { shelfHref } from './shelf-href'
import { wantHref } from './want-href'
import styles from './wares.module.css'
import { ACCOUNTS, type WaresQuery, waresHref } from './wares-query'
import type { TypeTab } from './wares-types'

interface Props {
  query: WaresQuery
  /** e.g. "账号", "租号" */
  name: string
  game?: Pick<Game, 'id' | 'name' | 'gameLogo'>
  types: readonly TypeTab[]
  /** Recent sales of such goods; without a price too few were sold. */
  lately: { medianDays: number; medianPrice: string | null } | null
}

/** Title of the list, actual counts, and the goods types to choose from. */
export function WaresHead({ query, name, game, types, lately }: Props) {
  const here = query.rent ? undefined : types.find((type) => String(type.id) === query.gt)
  return (
    <section className={`panel ${styles.head}`}>
      {game ? <GameCover id={game.id} logo={game.gameLogo} size={52} /> : null}
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
              {lately?.medianPrice ? (
                <>
                  ，近 {lately.medianDays} 天成交中位价 <b className="num">{yuanText(lately.medianPrice)}</b>
                </>
              ) : null}
            </>
          ) : null}
        </p>
      </div>
      <nav className={styles.types} aria-label="商品类型">
        {types.map((type) => (
          <Fragment key={type.id}>
            <a
              href={shelfHref(String(type.id), query.gid)}
              aria-current={String(type.id) === query.gt && !query.rent ? 'page' : undefined}
            >
              {type.name}
              {type.total === undefined ? null : (
                <span className="num">{cappedText({ total: type.total, more: type.more ?? false })}</span>
              )}
            </a>
            {type.id === ACCOUNT ? (
              <a
                href={waresHref({ gt: ACCOUNTS, gid: query.gid, rent: '1', page: 1 })}
                aria-current={query.rent ? 'page' : undefined}
              >
                租号
              </a>
            ) : null}
          </Fragment>
        ))}
      </nav>
      {query.rent ? (
        <a className="btn" href="/center/rent">
          我要出租
        </a>
      ) : (
        <a className="btn" href={wantHref(query)}>
          <Icon name="plus" />
          发布求购
        </a>
      )}
    </section>
  )
}
