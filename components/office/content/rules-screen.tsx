'use client'

import { Input, Table, Tag } from 'antd'
import { useState } from 'react'
import { cardColumns } from '@/components/office/parts/card-columns'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { searchable } from '@/lib/shared/normalize/searchable'
import { RuleDrawer } from './rule-drawer'
import type { RuleRow } from './rule-row'

const COLUMNS = [
  {
    title: '规则',
    width: '34%',
    render: ({ label, explain }: RuleRow) => (
      <>
        {label}
        <span className={styles.sub}>{explain}</span>
      </>
    ),
  },
  { title: '默认', width: '17%', render: ({ start }: RuleRow) => <span className="muted">{start.words}</span> },
  {
    title: '现行',
    width: '17%',
    render: ({ now, start, kind }: RuleRow) =>
      kind === 'switch' ? (
        <Tag color={now.value === '1' ? 'success' : 'error'}>{now.words}</Tag>
      ) : now.value === start.value ? (
        now.words
      ) : (
        <b>{now.words}</b>
      ),
  },
  {
    title: '适用范围',
    render: ({ own, next, startsByMode }: RuleRow) => {
      const places = own.filter(({ mode, gameId, distId }) => mode || gameId || distId)
      if (places.length + startsByMode.length + next.length === 0) return <span className="muted">全部统一</span>
      return (
        <span className={styles.tags}>
          {places.length > 0 ? <Tag color="warning">{`${places.length} 处已改`}</Tag> : null}
          {startsByMode.length > 0 ? <Tag>{`${startsByMode.length} 种交易另有默认`}</Tag> : null}
          {next.length > 0 ? <Tag color="processing">{`${next.length} 项预定`}</Tag> : null}
        </span>
      )
    },
  },
]

/** The rules: fees, timers, limits and switches, by group. */
export default function RulesScreen() {
  const { data, error, reload } = useLoad('rules', () => call('GET /console/rules', {}))
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState('')
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const shown = data.groups
    .map(({ name, rules }) => ({
      name,
      rules: rules.filter((rule) => searchable(`${name}${rule.label}${rule.explain}`).includes(searchable(query))),
    }))
    .filter(({ rules }) => rules.length > 0)
  const rule = data.groups.flatMap(({ rules }) => rules).find(({ key }) => key === opened)
  return (
    <ScreenPage
      title="规则与费率"
      note="修改须由另一位员工复核后生效；立即关闭开关不用复核"
      drawer={rule ? <RuleDrawer rule={rule} book={data} onClose={() => setOpened('')} onChanged={reload} /> : null}
    >
      <Input.Search
        className={styles.search}
        aria-label="查找规则"
        placeholder="查找规则"
        allowClear
        onChange={(event) => setQuery(event.target.value)}
      />
      {shown.length === 0 ? <Empty picture="search" title="没有符合条件的规则" /> : null}
      {shown.map(({ name, rules }) => (
        <section key={name} className={`panel ${styles.box}`} aria-label={name}>
          <h2 className={styles.boxHead}>{name}</h2>
          <Table<RuleRow>
            size="small"
            pagination={false}
            className={styles.cards}
            columns={cardColumns(COLUMNS)}
            dataSource={rules}
            rowKey={({ key }) => key}
            scroll={{ x: 640 }}
            rowHoverable
            onRow={({ key }) => ({ onClick: () => setOpened(key), style: { cursor: 'pointer' } })}
            rowClassName={({ key }) => (key === opened ? (styles.opened ?? '') : '')}
          />
        </section>
      ))}
    </ScreenPage>
  )
}
