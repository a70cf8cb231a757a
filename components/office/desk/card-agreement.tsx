'use client'

import { AgreementFile } from '@/components/office/agreement/agreement-file'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './desk.module.css'

const NAMES = { buyer: '买家', seller: '卖家' } as const

/** The transfer agreement of an order: state, who signed, and a button that copies the hash; the full text only for a claim or a dispute. */
export function CardAgreement({ orderSn, place }: { orderSn: string; place: string }) {
  const { data } = useLoad(`agreement ${orderSn} ${place}`, () => call('GET /desk/agreement', { orderSn }))
  if (!data?.agreement) return null
  const { agreementSn, stateName, state, hash, signatures } = data.agreement
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
      <p className={data.isIntact ? styles.why : styles.wrong}>
        <Icon name={data.isIntact ? 'done' : 'alert'} />{' '}
        {data.isIntact ? '内容与签署时一致' : '内容与签署时不一致，请上报平台'}{' '}
        <CopyText text={hash} label="复制协议哈希">
          <Icon name="copy" />
        </CopyText>
      </p>
      {state === 'signed' && data.mayOpen ? <AgreementFile orderSn={orderSn} /> : null}
    </section>
  )
}
