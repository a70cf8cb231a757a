'use client'

import { TitledPanel } from '@/components/members/parts/titled-panel'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './invite.module.css'
import { InviteFigures } from './invite-figures'
import { InviteeList } from './invitee-list'
import { ProfitList } from './profit-list'

const TABS = ['好友', '奖励明细']

/** Users invited with the member's code, and the commission of their orders. */
function ExtensionPage({ first }: { first: number }) {
  const [tab, setTab] = useTab(first)
  const { data, error, reload } = useLoad('invite', () => call('GET /user/getUserInviteCode', {}, { progress: true }))
  return (
    <TitledPanel title="我的推广">
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? <InviteFigures invite={data} /> : null}
      {data || error ? (
        <>
          <div className={styles.head}>
            <TabButtons label="推广" names={TABS} tab={tab} onTab={setTab} />
            <a className={buttonClass({ size: 'sm' })} href="/center/extend/invitationCode">
              我的邀请码
            </a>
          </div>
          {tab === 1 ? <ProfitList /> : <InviteeList />}
        </>
      ) : null}
    </TitledPanel>
  )
}

/** Query: tabIndex. */
export const ExtensionHere = withAddress(ExtensionPage, (address) => ({
  first: fromQuery(address, 'tabIndex') === '1' ? 1 : 0,
}))
