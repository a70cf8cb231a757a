'use client'

import { useEffect, useState } from 'react'
import { withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { CertificateButton } from '@/components/ui/kit/certificate-button'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OwnGoodsPage as Loaded } from '@/lib/contract/entities/goods-own'
import { BulkBar } from './bulk-bar'
import { ConfirmButton } from './confirm-button'
import { loadAll } from './load-all'
import { OwnFilters } from './own-filters'
import styles from './own-goods.module.css'
import { canShelve } from './own-goods-line'
import { OwnGoodsTable } from './own-goods-table'
import {
  ANY_STATUS,
  addressOf,
  EMPTY_QUERY,
  isFiltered,
  ON_SALE,
  type OwnQuery,
  queryAt,
  wireFilter,
} from './own-query'
import { OwnShop } from './own-shop'
import page from './seller.module.css'
import { useChosen } from './use-chosen'

const CsvDialog = onDemand(() => import('./csv-dialog').then((file) => file.CsvDialog))

const TABS = [
  [ON_SALE, '在售', 'onShelf'],
  ['7', '待确认在售', 'resting'],
  ['2', '已下架', 'offShelf'],
  ['3', '已售出', 'sold'],
  ['0', '审核中', 'review'],
  ['5', '违规或未通过', 'refused'],
  [ANY_STATUS, '全部', 'all'],
] as const
const PAGE_SIZE = 20

/** Own goods: search, filters, shelf status, price, edit. `start`: the selection in the address. */
export function OwnGoodsPage({ start = EMPTY_QUERY }: { start?: OwnQuery }) {
  const [query, setQuery] = useState(start)
  const [isCsv, setCsv] = useState(false)
  const { chosen, toggle, clear } = useChosen()
  useAddress(query)
  const filter = wireFilter(query)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(addressOf(query), () =>
    call(
      'GET /goods/selfPublishGoodsList',
      { ...filter, page: String(query.page), pageSize: String(PAGE_SIZE) },
      { progress: true },
    ),
  )
  const change = (next: Partial<OwnQuery>) => setQuery((old) => ({ ...old, page: 1, ...next }))
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  const isAllElse = query.status === '' && data?.counts.onShelf === 0 && data.counts.all > 0
  useEffect(() => {
    if (!data || busy) return
    if (isAllElse) change({ status: ANY_STATUS })
    else if (query.page > pages) change({ page: pages })
  }, [data, busy])
  const isNothing = data?.counts.all === 0 && !isFiltered(query)
  return (
    <section className={`panel ${page.box}`} aria-labelledby="own-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="own-h">我发布的</h1>
        <span className={`note num ${page.count}`}>{`共 ${data?.total ?? '-'} 件`}</span>
        <CertificateButton>商家证书</CertificateButton>
        <Button className={page.push} onClick={() => setCsv(true)}>
          导入 / 导出
        </Button>
        {data && data.counts.onShelf + data.counts.resting > 0 ? <ConfirmButton onChanged={reload} /> : null}
        {isNothing ? null : (
          <a className={buttonClass({ kind: 'primary' })} href="/center/sell">
            <Icon name="plus" />
            发布商品
          </a>
        )}
      </header>
      <OwnShop />
      <Tabs status={query.status || ON_SALE} counts={data?.counts} onChoose={(status) => change({ status })} />
      {data && data.counts.resting > 0 ? (
        <Alert kind="warn">{`${data.counts.resting} 件商品长时间未确认在售，已暂时下架。商品还在的，点“确认全部在售”恢复上架。`}</Alert>
      ) : null}
      <OwnFilters query={query} games={data?.games ?? []} onChange={change} />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={5} height={48} /> : null}
      {data && data.list.length > 0 ? (
        <>
          <BulkBar
            chosen={chosen}
            refreshes={data.refreshes}
            total={data.total}
            onAll={async () => toggle((await loadAll(filter)).filter(canShelve), true)}
            onClear={clear}
            onChanged={reload}
          />
          <OwnGoodsTable goods={data.list} chosen={chosen} onChoose={toggle} onChanged={reload} />
        </>
      ) : null}
      {data && isCurrent && data.list.length === 0 && !isAllElse ? (
        <Empty
          title={isNothing ? '还没有发布商品' : '没有符合条件的商品'}
          text={isNothing ? '发布后的商品会出现在这里' : '换个状态或条件试试'}
        >
          {isNothing ? (
            <a className={buttonClass({ kind: 'primary' })} href="/center/sell">
              发布商品
            </a>
          ) : (
            <Button onClick={() => setQuery({ ...EMPTY_QUERY, status: ANY_STATUS })}>查看全部商品</Button>
          )}
        </Empty>
      ) : null}
      <PageButtons page={query.page} pages={pages} onPage={(next) => change({ page: next })} />
      {isCsv ? (
        <CsvDialog
          filter={filter}
          isNarrow={isFiltered(query) || query.status !== ANY_STATUS}
          onClose={() => setCsv(false)}
          onChanged={reload}
        />
      ) : null}
    </section>
  )
}

/** Keeps the selection in the address, so that a reload and a way back show the same. */
function useAddress(query: OwnQuery): void {
  useEffect(() => {
    const search = addressOf(query)
    const wanted = `${location.pathname}${search && `?${search}`}`
    if (wanted !== location.pathname + location.search) history.replaceState(null, '', wanted)
  }, [query])
}

interface TabsProps {
  status: string
  counts?: Loaded['counts']
  onChoose: (status: string) => void
}

const Tabs = ({ status, counts, onChoose }: TabsProps) => (
  <nav className={`tabs ${page.tabs}`} aria-label="商品状态">
    {TABS.map(([value, label, count]) => (
      <button
        key={value}
        type="button"
        aria-current={value === status ? 'true' : undefined}
        onClick={() => onChoose(value)}
      >
        {label}
        <small className={`muted num ${styles.count}`}>{counts?.[count] ?? ''}</small>
      </button>
    ))}
  </nav>
)

/** Query: status, kind, gameId, keyWord, minPrice, maxPrice, sort, page. */
export const OwnGoodsHere = withAddress(OwnGoodsPage, (address) => ({ start: queryAt(address) }))
