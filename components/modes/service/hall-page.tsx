import type { ReactNode } from 'react'
import { RefusedBound } from '@/components/listings/wares/wares-refused'
import { BoosterCards } from '@/components/modes/boosting/booster-cards'
import styles from '@/components/modes/boosting/hall.module.css'
import { HallFilters } from '@/components/modes/boosting/hall-filters'
import { type HallQuery, hallHref, isNarrowed } from '@/components/modes/boosting/hall-query'
import { OfferList } from '@/components/modes/boosting/offer-list'
import { PostList } from '@/components/modes/boosting/post-list'
import { WORK_WORDS } from '@/components/modes/boosting/work-offer'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { Pager } from '@/components/ui/kit/pager'
import type { BoosterCard, BoosterOffer, WorkPost } from '@/lib/contract/entities/booster'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'

interface Paged<T> {
  list: readonly T[]
  total: number
  pageSize: number
}
export interface HallData {
  games: readonly { id: number; name: string }[]
  game?: { id: number; name: string }
  offers: Paged<BoosterOffer> | null
  posts: Paged<WorkPost> | null
  boosters: readonly BoosterCard[]
  /** Rules of the game, or of all games. */
  terms: TradeTerms
}

interface Props {
  kind: ServiceKind
  query: HallQuery
  hall: HallData
  origin?: string
  /** Title and promises. */
  head: ReactNode
  /** The price view; `foot` below the lists explains the procedure. */
  children: ReactNode
  foot: ReactNode
}

/** Boosting or convoy in three views, each with its own address. */
export function HallPage({ kind, query, hall, origin, head, children, foot }: Props) {
  const { name, worker } = WORK_WORDS[kind]
  const views = [
    ['plans', `${name}价格`],
    ['offers', `${worker}套餐`],
    ['posts', '接单大厅'],
  ] as const
  return (
    <div className="wrap">
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: `游戏${name}` },
          ...(hall.game?.name ? [{ title: hall.game.name }] : []),
        ]}
        origin={origin}
      />
      {head}
      <nav className={`panel tabs ${styles.views}`} aria-label="价格、套餐和需求">
        {views.map(([view, title]) => (
          <a
            key={view}
            href={hallHref(kind, { view, gid: query.gid, page: 1 })}
            aria-current={view === query.view ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {query.view === 'plans' ? (
        <>
          {children}
          <FirstOffers kind={kind} hall={hall} />
          <FirstPosts kind={kind} hall={hall} />
          {foot}
        </>
      ) : (
        <>
          <HallFilters kind={kind} query={query} games={hall.games} />
          {query.refused ? (
            <div className={styles.refused}>
              <RefusedBound what={query.refused} href={hallHref(kind, query)} />
            </div>
          ) : null}
          {query.view === 'offers' ? <Offers kind={kind} query={query} hall={hall} /> : null}
          {query.view === 'posts' ? <Posts kind={kind} query={query} hall={hall} /> : null}
        </>
      )}
    </div>
  )
}

const gidOf = ({ game }: HallData): string | undefined => (game?.id ? String(game.id) : undefined)

function FirstOffers({ kind, hall }: Pick<Props, 'kind' | 'hall'>) {
  if (!hall.offers || hall.offers.list.length === 0) return null
  const { worker } = WORK_WORDS[kind]
  return (
    <section className={styles.block} aria-labelledby="offers-h">
      <header>
        <h2 id="offers-h">{`${worker}的套餐`}</h2>
        <a className="link" href={hallHref(kind, { view: 'offers', gid: gidOf(hall), page: 1 })}>
          {`全部 ${hall.offers.total} 个套餐`}
        </a>
      </header>
      <OfferList list={hall.offers.list} />
    </section>
  )
}

function FirstPosts({ kind, hall }: Pick<Props, 'kind' | 'hall'>) {
  if (!hall.posts || hall.posts.list.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="posts-h">
      <header>
        <h2 id="posts-h">等待接单的需求</h2>
        <a className="link" href={hallHref(kind, { view: 'posts', page: 1 })}>
          去接单大厅
        </a>
      </header>
      <PostList list={hall.posts.list} />
    </section>
  )
}

type ViewProps = Pick<Props, 'kind' | 'query' | 'hall'>

function Offers({ kind, query, hall }: ViewProps) {
  const { offers } = hall
  if (!offers) return null
  const { worker, name } = WORK_WORDS[kind]
  const isFirst = query.page === 1 && !isNarrowed(query) && !query.sort
  return (
    <>
      {isFirst && hall.boosters.length > 0 ? (
        <section className={styles.block} aria-labelledby="people-h">
          <header>
            <h2 id="people-h">{worker}</h2>
            <a className="link" href="/center/boosting/booster">
              {`成为${worker}`}
            </a>
          </header>
          <BoosterCards kind={kind} list={hall.boosters} />
        </section>
      ) : null}
      <section className={styles.block} aria-labelledby="offers-h">
        <header>
          <h2 id="offers-h">{`套餐 ${offers.total} 个`}</h2>
        </header>
        {offers.list.length > 0 ? (
          <OfferList list={offers.list} />
        ) : (
          <div className={`panel ${styles.none}`}>
            <Empty picture="search" title={`没有符合条件的${name}套餐`} text="换个条件，或者自己出价发布需求">
              <a className="btn" href={hallHref(kind, { view: 'plans', gid: query.gid, page: 1 })}>
                去发布需求
              </a>
            </Empty>
          </div>
        )}
      </section>
      <Pages kind={kind} query={query} list={offers} />
    </>
  )
}

function Posts({ kind, query, hall }: ViewProps) {
  const { posts } = hall
  if (!posts) return null
  const { worker } = WORK_WORDS[kind]
  return (
    <>
      <section className={styles.block} aria-labelledby="posts-h">
        <header>
          <h2 id="posts-h">{`等待接单 ${posts.total} 单`}</h2>
          <a className="link" href="/center/boosting/booster">
            {`成为${worker}`}
          </a>
        </header>
        {posts.list.length > 0 ? (
          <PostList list={posts.list} />
        ) : (
          <div className={`panel ${styles.none}`}>
            <Empty picture="search" title="没有符合条件的需求" text="换个条件，或者过一会儿再来">
              <a className="btn" href={hallHref(kind, { view: 'posts', page: 1 })}>
                看全部需求
              </a>
            </Empty>
          </div>
        )}
      </section>
      <Pages kind={kind} query={query} list={posts} />
    </>
  )
}

const Pages = ({ kind, query, list }: Pick<Props, 'kind' | 'query'> & { list: Paged<unknown> }) => (
  <Pager
    page={query.page}
    pages={Math.ceil(list.total / list.pageSize)}
    hrefOf={(page) => hallHref(kind, query, { page })}
    className={styles.pages}
  />
)
