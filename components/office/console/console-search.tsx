'use client'

import { Popover } from 'antd'
import { useState } from 'react'
import { SearchBox } from '@/components/office/parts/search-box'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { FoundGroups } from './found-groups'
import styles from './staff-shell.module.css'

/** The search box of the console over users, orders, goods and payments; results are grouped below it. */
export function ConsoleSearch() {
  const [query, setQuery] = useState('')
  const { data, error } = useLoad(query ? `search ${query}` : null, () => call('GET /console/search', { query }), {
    keeps: false,
  })
  return (
    <search className={styles.search}>
      <Popover
        open={query !== ''}
        onOpenChange={(open) => {
          if (!open) setQuery('')
        }}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        content={query ? <FoundGroups groups={data?.groups ?? null} error={error} /> : null}
      >
        <div>
          <SearchBox
            aria-label="搜索用户、订单、商品、付款"
            placeholder="昵称、手机号、订单号、商品标题"
            maxLength={60}
            onSearch={setQuery}
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
          />
        </div>
      </Popover>
    </search>
  )
}
