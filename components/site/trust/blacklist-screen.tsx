'use client'

import { TitledPanel } from '@/components/members/parts/titled-panel'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import { LookupList } from './lookup-list'
import { OwnCases } from './own-cases'
import styles from './trust.module.css'

function Screen({ first }: { first: number }) {
  const [tab, setTab] = useTab(first)
  return (
    <TitledPanel title="黑号查询与举报">
      <TabButtons
        label="查看"
        names={['我的查询', '举报与申诉']}
        tab={tab}
        onTab={setTab}
        className={styles.roomTabs}
      />
      {tab === 1 ? <OwnCases /> : <LookupList />}
    </TitledPanel>
  )
}

/** Query: tabIndex. */
export const BlacklistScreen = withAddress(Screen, (address) => ({
  first: fromQuery(address, 'tabIndex') === '1' ? 1 : 0,
}))
