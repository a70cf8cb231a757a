'use client'

import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { TransferList } from '@/components/office/parts/transfer-list'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Finds movements by their number or their business reference. */
export function LedgerSearch() {
  const [query, setQuery] = useState('')
  return (
    <section className={`panel ${styles.box} ${styles.pad}`} aria-label="流水查询">
      <div className={styles.filters}>
        <SearchBox
          aria-label="流水号或业务编号"
          placeholder="流水号、订单号或提现单号"
          style={{ width: 320 }}
          onSearch={setQuery}
        />
      </div>
      {query ? <Found key={query} query={query} /> : <p className="muted">输入完整的流水号或业务编号</p>}
    </section>
  )
}

function Found({ query }: { query: string }) {
  const { data, error, reload } = useLoad(query, () => call('GET /console/transfers', { query }))
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={200} />
  return <TransferList list={data.list} empty="没有找到对应的流水" />
}
