'use client'

import { Input } from 'antd'
import { useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { searchable } from '@/lib/shared/normalize/searchable'
import { RuleDrawer } from './rule-drawer'
import { RuleGroup } from './rule-group'

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
        <RuleGroup key={name} name={name} rules={rules} isFound={query !== ''} opened={opened} onOpen={setOpened} />
      ))}
    </ScreenPage>
  )
}
