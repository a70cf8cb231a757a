'use client'

import { AccountButton } from '@/components/office/checks/account-button'
import { call } from '@/lib/client/api'

/** The account submitted by a member to the platform; each view is logged before it is shown. */
export const CardCredentials = ({ orderSn, onLooked }: { orderSn: string; onLooked: () => unknown }) => (
  <section>
    <h2>
      账号资料
      <small>每次查看都记入操作日志</small>
    </h2>
    <AccountButton load={() => call('POST /desk/credentials', { orderSn })} onLooked={onLooked} />
  </section>
)
