'use client'

import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import type { Distributor } from './distributor-row'
import { DistributorShare } from './distributor-share'

interface Props {
  row: Distributor
  onClose: () => void
  onChanged: () => void
}

/** One distributor: its host, fee share, and whether it is online. */
export function DistributorDrawer({ row, onClose, onChanged }: Props) {
  const { may } = useStaff()
  const [isSwitching, setSwitching] = useState(false)
  const [isCovered, setCovered] = useState(false)
  const verb = row.active ? '停用' : '恢复'
  return (
    <DockedDrawer
      title={row.name}
      note={`编号 ${row.distId}，代号 ${row.code}`}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button danger={row.active} onClick={() => setSwitching(true)}>
            {`${verb}站点`}
          </Button>
        </div>
      }
    >
      <Facts
        title="站点"
        rows={{
          主域名: row.host,
          域名: `${row.hosts} 个`,
          状态: row.active ? '营业中' : '已停用',
          开通时间: row.createTime,
          服务费分成: `${row.share}（${row.isOwnShare ? '单独约定' : '默认'}）`,
        }}
      />
      {may('rules.write') ? <DistributorShare row={row} /> : null}
      {isSwitching ? (
        <ReasonDialog
          title={`${verb}${row.name}`}
          text={
            row.active
              ? '停用后它的域名立即打不开，会员不能登录和下单；数据和余额都保留。还有未完成的订单、付款、求购和回收申请时不能停用，请先在规则里关闭“交易”。停用后，它的订单和理赔在平台站点查看和处理。'
              : '恢复后它的域名立即可用。'
          }
          confirm={verb}
          danger={row.active}
          label="理由"
          onSend={async (reason) => {
            const { waits } = await call('POST /console/switchDistributor', {
              distId: `${row.distId}`,
              active: row.active ? '0' : '1',
              reason,
              covered: isCovered ? '1' : '0',
            })
            if (waits) return '已提交，等待双人复核'
            onChanged()
          }}
          onClose={() => setSwitching(false)}
        >
          {row.active ? (
            <Checkbox checked={isCovered} onChange={(event) => setCovered(event.target.checked)}>
              还有包赔在保障期内时，提交双人复核后停用
            </Checkbox>
          ) : null}
        </ReasonDialog>
      ) : null}
    </DockedDrawer>
  )
}
