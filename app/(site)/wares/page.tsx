import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { goodsColumns } from '@/components/listings/goods/goods-columns'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { CompareTray } from '@/components/listings/wares/compare-tray'
import { CorrectedKeyword } from '@/components/listings/wares/corrected-keyword'
import { NoSuchGame } from '@/components/listings/wares/no-such-game'
import { readWaresQuery, sentHref } from '@/components/listings/wares/read-wares-query'
import styles from '@/components/listings/wares/wares.module.css'
import { chosenFilters } from '@/components/listings/wares/wares-chosen'
import { waresFields } from '@/components/listings/wares/wares-fields'
import { WaresFilters } from '@/components/listings/wares/wares-filters'
import { WaresFoot } from '@/components/listings/wares/wares-foot'
import { WaresHead } from '@/components/listings/wares/wares-head'
import { namedHref } from '@/components/listings/wares/wares-named'
import { WaresNone } from '@/components/listings/wares/wares-none'
import { correctedQuery, type WaresQuery, waresHref } from '@/components/listings/wares/wares-query'
import { WaresRefused } from '@/components/listings/wares/wares-refused'
import { WaresSorts } from '@/components/listings/wares/wares-sorts'
import { ALL_TYPES, typeName } from '@/components/listings/wares/wares-types'
import { Crumb } from '@/components/ui/kit/crumb'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { loadGoodsAddress, loadNear, loadWares } from '@/lib/server/loaders/load-wares'
import { ACCOUNT, detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import { isGoodsSn } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { cappedText } from '@/lib/shared/text/count-text'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

const NOTHING_TELLS = { ensure: false, official: false, bargain: false }

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const input = ({ page, refused: _refused, more: _more, ...query }: WaresQuery) => ({ ...query, page: String(page) })

/** Areas of the game, and servers of the selected one. Codes are mostly valid everywhere, so no area is offered. */
function placesOf(filter: GameFilter | undefined, { areaId, gt }: WaresQuery) {
  const areas = goodsType(Number(gt)).delivery === 'code' && !areaId ? [] : (filter?.areas ?? [])
  const servers = areas.find((area) => String(area.specialId) === areaId)?.secondOptions ?? []
  return {
    areas: areas.map(({ specialId: id, specialName: name }) => ({ id, name })),
    servers: servers.map(({ twoSpecialId: id, twoSpecialName: name }) => ({ id, name })),
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readWaresQuery(await searchParams)
  const { host, conf } = await currentDist()
  const { found, game, types } = await loadWares(host, input(query))
  const what = `${game?.name ?? '全部游戏'}${query.rent ? '租号' : typeName(query.gt, types)}`
  return pageMetadata({
    // filtered lists contain the same goods: one canonical address for all
    path: '/wares',
    query: { gt: query.gt, gid: query.gid, rent: query.rent, page: query.page > 1 ? query.page : undefined },
    title: `${query.keyWord ? `“${query.keyWord}”的搜索结果 - ` : ''}${what}${query.rent ? '' : '交易'}${query.page > 1 ? ` 第 ${query.page} 页` : ''}`,
    description: listDescription({ what, isRent: query.rent === '1', page: query.page, found }, conf),
    index: query.keyWord === undefined && (game !== undefined || !query.gid) && isWithin(query.page, found),
  })
}

interface ListFacts {
  what: string
  isRent: boolean
  page: number
  found: Awaited<ReturnType<typeof loadWares>>['found']
}

/** Differs by game, type and page: search engines leave out pages that have the same description. */
function listDescription({ what, isRent, page, found: { list, ...found } }: ListFacts, conf: HomeConf): string {
  const parts = [
    isRent ? `${what}按小时起租，押金归还后退还` : `${what}在售 ${cappedText(found)} 件，货款平台托管`,
    list.length > 0 &&
      `${page > 1 ? `第 ${page} 页：` : ''}${list
        .slice(0, 2)
        .map((one) => `${one.bigTitle} ${one.price} 元`)
        .join('；')}`,
    `在${conf.distBaseConf.websiteName}可按大区、价格和属性筛选`,
  ]
  return `${parts.filter(Boolean).join('。')}。`
}

export default async function WaresPage({ searchParams }: Props) {
  const rawQuery = await searchParams
  const typed = readWaresQuery(rawQuery)
  const sent = sentHref(rawQuery)
  if (sent) redirect(sent)
  const { host, origin } = await currentDist()
  // a goods number entered in a browser without scripts
  const sn = normalCode(typed.keyWord ?? '')
  if (isGoodsSn(sn)) {
    const hit = await loadGoodsAddress(host, sn)
    // the search header of that page shows the type and game of the number
    if (hit) redirect(`${detailPath(hit.goodsTypeId, hit.goodsSn)}?gt=${hit.goodsTypeId}&gid=${hit.gameId}`)
  }
  const asTyped = await loadWares(host, input(typed))
  const { games, filter: ownFilter } = asTyped
  const ownTypes = asTyped.types.length ? asTyped.types : ALL_TYPES
  const named = namedHref(typed, { games, types: ownTypes, ...placesOf(ownFilter, typed) })
  if (named) redirect(named)
  if (typed.gid && !asTyped.game)
    return (
      <div className="wrap">
        <Crumb items={[{ title: '首页', href: '/' }, { title: '没有这个游戏' }]} />
        <NoSuchGame />
      </div>
    )
  const { near = [], corrected } = typed.keyWord && asTyped.found.total === 0 ? await loadNear(host, input(typed)) : {}
  // within a game other names of games match only where nothing else does
  const elsewhere =
    !typed.gid || corrected?.gid === typed.gid || asTyped.found.total > 0
      ? undefined
      : namedHref({ ...typed, gid: undefined }, { games, types: [], areas: [] })
  if (elsewhere) redirect(elsewhere)
  // links of the page continue with the game or word whose goods it shows
  const query = corrected ? correctedQuery(typed, corrected) : typed
  const { found, game, filter, zones, types, figures } = corrected?.loaded ?? asTyped
  const pages = Math.ceil(found.total / found.pageSize)
  const columns = goodsColumns(Number(query.gt), filter)
  const fields = query.gt === String(ACCOUNT) ? waresFields(filter) : []
  const name = query.rent ? '租号' : typeName(query.gt, types)
  const crumbs = [
    { title: '首页', href: '/' },
    ...(game ? [{ title: game.name, href: waresHref({ gt: '1', gid: String(game.id), page: 1 }) }] : []),
    { title: query.rent ? name : `${name}交易` },
  ]
  return (
    <>
      <div className="wrap">
        <Crumb items={crumbs} origin={origin} />
        <WaresHead
          query={query}
          name={name}
          game={game && { id: game.id, name: game.name, gameLogo: game.gameLogo }}
          types={types.length ? types : ALL_TYPES}
          lately={query.rent ? null : figures}
        />
        <WaresFilters
          query={query}
          games={game ? [] : games.map(({ id, name }) => ({ id, name }))}
          {...placesOf(filter, query)}
          zones={zones}
          fields={fields}
          found={cappedText(found)}
        />
        {query.refused ? (
          <div className={styles.refused}>
            <WaresRefused query={query} />
          </div>
        ) : null}
        {corrected ? (
          <div className={styles.refused}>
            <CorrectedKeyword query={typed} corrected={corrected.name} near={near} />
          </div>
        ) : null}
        <section className={`panel ${styles.list}`} aria-label="商品列表" id="list">
          <h2 className="sr">商品列表</h2>
          <WaresSorts
            query={query}
            pages={pages}
            fields={fields}
            tells={figures?.tells ?? NOTHING_TELLS}
            chosen={chosenFilters(query, { fields }).length}
          />
          {found.list.length ? (
            <GoodsTable
              list={found.list}
              columns={columns}
              oneGame={game !== undefined}
              isRent={query.rent === '1'}
              hasCoverMark={figures?.tells.ensure}
            />
          ) : (
            <WaresNone
              query={query}
              pages={pages}
              near={near}
              what={`${game?.name ?? ''}${query.rent ? '可租账号' : name}`}
            />
          )}
        </section>
        <WaresFoot query={query} pages={pages} />
      </div>
      <CompareTray />
    </>
  )
}
