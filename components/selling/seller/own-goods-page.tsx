'use client'

import { useEffect, useState } from 'react'
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
import { BulkBar } from './bulk-bar'
import { OwnGoodsTable } from './own-goods-table'
import { OwnShop } from './own-shop'
import styles from './seller.module.css'
import { useChosen } from './use-chosen'

const CsvDialog = onDemand(() => import('./csv-dialog').then((file) => file.CsvDialog))

const TABS = [
  ['', '全部'],
  ['1', '在售'],
  ['2', '已下架'],
  ['3', '已售出'],
  ['0', '审核中'],
  ['5', '未通过'],
] as const
const PAGE_SIZE = 20

/** Own goods: shelf status, price, edit. */
export function OwnGoodsPage() {
  const [status, setStatus] = useState<string>('')
  const [page, setPage] = useState(1)
  const [isCsv, setCsv] = useState(false)
  const { chosen, toggle, clear } = useChosen()
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${status} ${page}`, () =>
    call(
      'GET /goods/selfPublishGoodsList',
      { status: status || undefined, page: String(page), pageSize: String(PAGE_SIZE) },
      { progress: true },
    ),
  )
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  const isNothing = data?.total === 0 && status === ''
  const choose = (next: string) => {
    setStatus(next)
    setPage(1)
  }
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="own-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="own-h">我发布的</h1>
        <span className={`note num ${styles.count}`}>{`共 ${data?.total ?? '-'} 件`}</span>
        <CertificateButton>商家证书</CertificateButton>
        <Button className={styles.push} onClick={() => setCsv(true)}>
          导入 / 导出
        </Button>
        {isNothing ? null : (
          <a className={buttonClass({ kind: 'primary' })} href="/center/sell">
            <Icon name="plus" />
            发布商品
          </a>
        )}
      </header>
      <OwnShop />
      <nav className={`tabs ${styles.tabs}`} aria-label="商品状态">
        {TABS.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-current={value === status ? 'true' : undefined}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </nav>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={5} height={48} /> : null}
      {data && data.list.length > 0 ? (
        <>
          <BulkBar chosen={chosen} onClear={clear} onChanged={reload} />
          <OwnGoodsTable goods={data.list} chosen={chosen} onChoose={toggle} onChanged={reload} />
        </>
      ) : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty title="这里还没有商品" text={status ? '换个状态看看' : '发布后的商品会出现在这里'}>
          {status ? null : (
            <a className={buttonClass({ kind: 'primary' })} href="/center/sell">
              发布商品
            </a>
          )}
        </Empty>
      ) : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
      {isCsv ? <CsvDialog status={status} onClose={() => setCsv(false)} onChanged={reload} /> : null}
    </section>
  )
}
