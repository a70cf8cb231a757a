'use client'

import { Tag } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import { Jump } from '@/components/office/parts/jump'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import { useStaff } from '@/components/office/parts/use-staff'
import type { Walk } from '@/components/office/parts/use-walk'
import { RiskSection } from '@/components/office/risk/risk-view'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { yuanText } from '@/lib/shared/money/money'
import { PersonalData } from './personal-data'
import { RestrictDrawer } from './restrict-drawer'
import { UserActions } from './user-actions'
import { UserRestrictions } from './user-restrictions'
import { userStates } from './user-states'

interface Props {
  userId: UserId
  walk: Walk
  onClose: () => void
  onChanged: () => void
}

/** One account: status, masked personal data, sessions, freezes, notes. */
export function UserDrawer({ userId, walk, onClose, onChanged }: Props) {
  const { may } = useStaff()
  const { data, error, reload } = useLoad(`user ${userId}`, () => call('GET /console/user', { userId: String(userId) }))
  const [isRestricting, setIsRestricting] = useState(false)
  const handleChanged = () => {
    reload()
    onChanged()
  }
  if (data && isRestricting)
    return (
      <RestrictDrawer
        userId={userId}
        nickName={data.nickName}
        onClose={() => setIsRestricting(false)}
        onDone={() => {
          setIsRestricting(false)
          handleChanged()
        }}
      />
    )
  return (
    <DockedDrawer
      title={data ? `${data.nickName}（${userId}）` : `用户 ${userId}`}
      walk={walk}
      onClose={onClose}
      footer={
        data ? (
          <UserActions
            user={data}
            mayFreeze={may('users.freeze')}
            onRestrict={may('restrictions.write') ? () => setIsRestricting(true) : undefined}
            onChanged={handleChanged}
          />
        ) : null
      }
    >
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? (
        <>
          <Facts
            title="账号"
            rows={{
              状态: (
                <>
                  {userStates(data).map(({ color, text }) => (
                    <Tag key={text} color={color}>
                      {text}
                    </Tag>
                  ))}
                  {data.userId === HOUSE_ID ? <Tag color="blue">系统账号</Tag> : null}
                  {data.isStaff ? <Tag>员工</Tag> : null}
                </>
              ),
              实名: data.isVerified ? '已实名' : '未实名',
              余额: (
                <Jump to={`/console/ledger?userId=${userId}`} isOpen={may('ledger.read')}>
                  {yuanText(data.coin)}
                </Jump>
              ),
              订单: (
                <Jump to={`/console/orders?userId=${userId}`} isOpen={may('orders.read')}>
                  {`${data.orders.toLocaleString('en')} 笔`}
                </Jump>
              ),
              在售商品: (
                <Jump to={`/console/goods?sellerId=${userId}`} isOpen={may('goods.review')}>
                  {`${data.goods.toLocaleString('en')} 件`}
                </Jump>
              ),
              ...(may('withdrawals.review') && {
                提现: (
                  <Jump to={`/console/withdrawals?userId=${userId}`} isOpen>
                    查看记录
                  </Jump>
                ),
              }),
              注册: (
                <>
                  {data.createTime}，<SiteName id={data.distId} />
                </>
              ),
              同一身份账号: `${data.accounts} 个`,
              最近安全变更: data.guardChange || '没有',
            }}
          />
          {data.risk ? <RiskSection title="风险" risk={data.risk} /> : null}
          <PersonalData user={data} />
          <section className={styles.section}>
            <h3>登录设备</h3>
            {data.sessions.length === 0 ? <p className="muted">当前没有登录设备</p> : null}
            <ul>
              {data.sessions.map((one) => (
                <li key={`${one.device} ${one.usedTime}`}>
                  {one.device}
                  <span className={styles.sub}>
                    {one.place || '未知地点'}・<SiteName id={one.distId} />・{one.usedTime}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <UserRestrictions restrictions={data.restrictions} />
          {data.freezes.length > 0 ? (
            <section className={styles.section}>
              <h3>本人冻结记录</h3>
              <ul>
                {data.freezes.map((one) => (
                  <li key={one.createTime}>
                    {one.createTime}
                    <span className={styles.sub}>
                      {one.thawedTime ? `${one.thawedTime} 解冻：${one.reason}` : '尚未解冻'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <section className={styles.section}>
            <h3>员工备注</h3>
            {data.notes.length === 0 ? <p className="muted">没有备注</p> : null}
            <ul>
              {data.notes.map((one) => (
                <li key={`${one.by} ${one.createTime}`}>
                  {one.text}
                  <span className={styles.sub}>{`${one.by}・${one.createTime}`}</span>
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : null}
    </DockedDrawer>
  )
}
