'use client'

import { Select, Tag } from 'antd'
import { addressParam } from '@/components/office/parts/address-param'
import { ExportButton } from '@/components/office/parts/export-button'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { SiteName } from '@/components/office/parts/site-name'
import { useFilter } from '@/components/office/parts/use-filter'
import { useStaff } from '@/components/office/parts/use-staff'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { useOpenUser } from './use-open-user'
import { USER_STATES, userStates } from './user-states'

type ShownUser = OutputOf<ApiContract['GET /console/users']>['list'][number]
type Filter = Omit<InputOf<ApiContract['GET /console/users']>, 'page' | 'pageSize'>

const STATE_OPTIONS = Object.entries(USER_STATES).map(([value, label]) => ({ value, label }))
const VERIFIED = [
  { value: '1', label: '已实名' },
  { value: '0', label: '未实名' },
]
const RESTRICTED = [
  { value: '1', label: '受限' },
  { value: '0', label: '未受限' },
]
const COLUMNS = [
  {
    title: '用户',
    render: ({ nickName, userId }: ShownUser) => (
      <>
        {nickName}
        <span className={styles.sub}>{`用户 ${userId}`}</span>
      </>
    ),
  },
  { title: '手机号', dataIndex: 'phone' },
  {
    title: '状态',
    place: 'state' as const,
    render: (row: ShownUser) => (
      <span className={styles.tags}>
        {userStates(row).map(({ color, text }) => (
          <Tag key={text} color={color}>
            {text}
          </Tag>
        ))}
        {row.userId === HOUSE_ID ? <Tag color="blue">系统账号</Tag> : null}
        {row.isVerified ? <Tag>已实名</Tag> : null}
      </span>
    ),
  },
  { title: '注册站点', render: ({ distId }: ShownUser) => <SiteName id={distId} /> },
  { title: '注册时间', place: 'named' as const, dataIndex: 'createTime', align: 'right' as const },
]

/** The account that the page's address names. */
const linked = (): UserId | null => {
  const id = Number(addressParam('userId') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? (id as UserId) : null
}

/** Accounts of all sites, with masked personal data. */
export default function UsersScreen() {
  const { may } = useStaff()
  const { filter, applied, change, apply } = useFilter<Filter>({ query: addressParam('query') ?? undefined })
  const { opened, open, version, onRows, drawer } = useOpenUser(linked)
  return (
    <ScreenPage
      title="用户与实名"
      note="新注册的在前；查看明文须填写理由并留有记录"
      actions={
        may('users.export') ? (
          <ExportButton noun="用户" load={(reason) => call('POST /console/exportUsers', { ...filter, reason })} />
        ) : null
      }
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="用户">
        <FilterBar
          key={applied}
          chosen={[filter.state, filter.verified, filter.restricted]}
          search={
            <SearchBox
              aria-label="查找用户"
              placeholder="用户 ID、完整手机号或昵称"
              defaultValue={filter.query}
              style={{ width: 260 }}
              onSearch={(query) => change({ query: query || undefined })}
            />
          }
        >
          <Select
            aria-label="状态"
            allowClear
            placeholder="全部状态"
            defaultValue={filter.state}
            style={{ width: 130 }}
            options={STATE_OPTIONS}
            onChange={(state: string | undefined) => change({ state: state as Filter['state'] })}
          />
          <Select
            aria-label="实名"
            allowClear
            placeholder="实名不限"
            defaultValue={filter.verified}
            style={{ width: 120 }}
            options={VERIFIED}
            onChange={(verified: string | undefined) => change({ verified: verified as Filter['verified'] })}
          />
          <Select
            aria-label="限制"
            allowClear
            placeholder="限制不限"
            defaultValue={filter.restricted}
            style={{ width: 120 }}
            options={RESTRICTED}
            onChange={(restricted: string | undefined) => change({ restricted: restricted as Filter['restricted'] })}
          />
          <SavedViews screen="/console/users" filter={filter} onApply={apply} />
        </FilterBar>
        <PagedTable
          of={JSON.stringify(filter)}
          version={version}
          load={(page) => call('GET /console/users', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.userId}
          empty="没有符合条件的用户"
          onOpen={({ userId }) => open(userId)}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
