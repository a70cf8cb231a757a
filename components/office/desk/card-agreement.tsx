'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { useStaff } from '@/components/office/parts/use-staff'
import { saveFile } from '@/components/ui/kit/save-file'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './desk.module.css'

const NAMES = { buyer: '买家', seller: '卖家' } as const

/** The transfer agreement of an order: state, who signed, hash; the full text only for a claim or a dispute. */
export function CardAgreement({ orderSn, place }: { orderSn: string; place: string }) {
  const { may } = useStaff()
  const [isOpening, setOpening] = useState(false)
  const { data } = useLoad(`agreement ${orderSn} ${place}`, () => call('GET /desk/agreement', { orderSn }))
  if (!data?.agreement) return null
  const { agreementSn, stateName, state, hash, signatures } = data.agreement
  const handleOpen = async (reason: string) => {
    const file = await call('POST /desk/agreementFile', { orderSn, reason })
    saveFile(file.name, new Blob([file.text], { type: 'text/plain' }))
  }
  return (
    <section>
      <h2>
        转让协议 <small>{stateName}</small>
      </h2>
      <dl className={styles.sums}>
        <div>
          <dt>编号</dt>
          <dd className="num">{agreementSn}</dd>
        </div>
        {(['seller', 'buyer'] as const).map((party) => {
          const signed = signatures.find((one) => one.party === party)
          return (
            <div key={party}>
              <dt>{NAMES[party]}</dt>
              <dd className="num">
                {signed ? `${signed.signTime.slice(5, 16)} 已签署${signed.byFace ? '，已人脸核验' : ''}` : '未签署'}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.why} style={{ overflowWrap: 'anywhere' }}>{`SHA-256 ${hash}`}</p>
      {state === 'signed' && data.mayOpen && may('users.reveal') ? (
        <Button size="small" onClick={() => setOpening(true)}>
          下载协议全文
        </Button>
      ) : null}
      {isOpening ? (
        <ReasonDialog
          title="下载协议全文？"
          text="全文含双方完整的姓名和证件号，只用于处理理赔、售后或司法机关要求。你的姓名、时间和原因会记入操作日志。"
          confirm="下载"
          done="已下载"
          onSend={handleOpen}
          onClose={() => setOpening(false)}
        />
      ) : null}
    </section>
  )
}
