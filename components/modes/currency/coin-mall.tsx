import { FilterRow } from '@/components/listings/wares/filter-row'
import wares from '@/components/listings/wares/wares.module.css'
import { Crumb } from '@/components/ui/kit/crumb'
import { Icon } from '@/components/ui/kit/icon'
import { Pager } from '@/components/ui/kit/pager'
import { SafeLink } from '@/components/ui/kit/safe-link'
import { Segment } from '@/components/ui/kit/segment'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinOffer as MerchantOffer } from '@/lib/contract/entities/quick-coin'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { cappedText, countText } from '@/lib/shared/text/count-text'
import { bestGoldPath } from '@/lib/shared/trade/fast-gold-path'
import { CoinMerchants } from './coin-merchants'
import { type CoinOffer, CoinTable } from './coin-table'
import styles from './currency.module.css'
import { type MallQuery, mallHref } from './mall-query'
import type { GameScale } from './scale'

interface Found<Row> {
  list: readonly Row[]
  total: number
  more: boolean
  pageSize: number
}

interface Props {
  query: MallQuery
  scales: readonly GameScale[]
  /** The selected game, or the first with offers; `game` is set if it has goods on the shelf. */
  gid?: string
  game?: GameScale
  filter?: GameFilter
  found: Found<CoinOffer>
  offers: Found<MerchantOffer> & { games: readonly { gameId: number; gameName: string; offers: number }[] }
  terms: TradeTerms
  adverts: readonly { title: string; htUrl: string; device: string }[]
}

/** Currency of one game by the amount per yuan: from the shelf, or from merchants. */
export function CoinMall({ query, scales, gid, game, filter, found, offers, terms, adverts }: Props) {
  const isShelf = query.quickCoinType === '1'
  const now = gid ? { ...query, gid } : query
  const shown = isShelf ? found : offers
  const pages = Math.ceil(shown.total / shown.pageSize)
  const games = isShelf ? scales : offers.games
  const gameName = game?.gameName ?? games.find((row) => String(row.gameId) === gid)?.gameName
  return (
    <div className={`wrap ${styles.mall}`}>
      <Crumb items={[{ title: '首页', href: '/' }, { title: '游戏币商城' }]} />
      <MallHead game={game} gid={gid} gameName={gameName} />
      <Adverts list={adverts} />
      <nav className={`panel ${styles.games}`} aria-label="游戏">
        {games.map((row) => (
          <a
            key={row.gameId}
            href={mallHref(query, { gid: String(row.gameId) })}
            aria-current={String(row.gameId) === gid ? 'true' : undefined}
          >
            {row.gameName}
            <span className="num">{countText(row.offers)}</span>
          </a>
        ))}
      </nav>
      <section className={`panel ${styles.filters}`} aria-label="筛选条件">
        <div className={styles.kinds}>
          <Segment
            label="货源"
            value={query.quickCoinType}
            options={[
              { value: '1', label: '现货', href: mallHref(now, { quickCoinType: '1' }) },
              { value: '2', label: '币商报价', href: mallHref(now, { quickCoinType: '2' }) },
            ]}
          />
          <span className="muted">
            找到 <b className="num">{cappedText(shown)}</b> {isShelf ? '件' : '家报价'}
          </span>
          {isShelf ? null : (
            <span className={styles.push}>
              <a className="btn btn-sm btn-primary" href={bestGoldPath(gid)}>
                按金额买，自动选最优
              </a>
              <a className="link" href="/center/myshop/joinshop">
                申请成为币商
              </a>
            </span>
          )}
        </div>
        {filter ? <Places query={now} filter={filter} /> : null}
      </section>
      {isShelf ? (
        <CoinTable list={found.list} query={now} pages={pages} game={game} />
      ) : (
        <CoinMerchants
          terms={terms}
          list={offers.list}
          query={now}
          pages={pages}
          shelfHref={mallHref(now, { quickCoinType: '1' })}
        />
      )}
      <Pager page={query.page} pages={pages} hrefOf={(page) => mallHref(now, { page })} className={styles.pages} />
    </div>
  )
}

function MallHead({ game, gid, gameName = '' }: { game?: GameScale; gid?: string; gameName?: string }) {
  return (
    <header className={`panel ${styles.head}`}>
      {gid ? <GameCover id={Number(gid)} size={52} /> : null}
      <div>
        <h1>{gameName ? `${gameName}${game?.coinName ?? '游戏币'}` : '游戏币商城'}</h1>
        <p>按“一元能买多少”排序，货款由平台托管，收到币再确认。</p>
      </div>
      {game ? (
        <dl className={styles.figures}>
          <div>
            <dt>最优比例</dt>
            <dd className="num">1 : {scaleText(game.bestScale)}</dd>
          </div>
          <div>
            <dt>中位比例</dt>
            <dd className="num">1 : {scaleText(game.medianScale)}</dd>
          </div>
          <div>
            <dt>在售</dt>
            <dd className="num">{countText(game.offers)} 件</dd>
          </div>
        </dl>
      ) : null}
      <nav className={styles.ways} aria-label="相关工具">
        <a className="btn" href={gid ? `/wares/goldRecycling?gid=${gid}` : '/wares/goldRecycling'}>
          卖游戏币
        </a>
        <a className="btn" href="/tool/tool#scale">
          比例计算器
        </a>
      </nav>
    </header>
  )
}

function Adverts({ list }: { list: Props['adverts'] }) {
  const shown = list.filter((slot) => slot.title && slot.device !== 'mobile')
  if (shown.length === 0) return null
  return (
    <ul className={styles.adverts}>
      {shown.map((slot) => (
        <li key={slot.htUrl}>
          <SafeLink href={slot.htUrl}>
            <span className="ell">{slot.title}</span>
            <Icon name="right" />
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}

function Places({ query, filter }: { query: MallQuery; filter: GameFilter }) {
  const area = filter.areas.find((one) => String(one.specialId) === query.areaId)
  const option = (label: string, change: Partial<MallQuery>, isOn: boolean) => ({
    label,
    href: mallHref(query, change),
    isOn,
  })
  return (
    <div className={wares.filters}>
      <FilterRow
        label="大区"
        options={[
          option('不限', { areaId: undefined }, !query.areaId),
          ...filter.areas.map((one) => option(one.specialName, { areaId: String(one.specialId) }, one === area)),
        ]}
      />
      {area?.secondOptions.length ? (
        <FilterRow
          label="服务器"
          options={[
            option('不限', { serverId: undefined }, !query.serverId),
            ...area.secondOptions.map((one) =>
              option(
                one.twoSpecialName,
                { serverId: String(one.twoSpecialId) },
                String(one.twoSpecialId) === query.serverId,
              ),
            ),
          ]}
        />
      ) : null}
    </div>
  )
}
