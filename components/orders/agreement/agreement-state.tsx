'use client'

import { buttonClass } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { saveFile } from '@/components/ui/kit/save-file'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './agreement.module.css'
import type { OwnAgreement } from './types'

/** What the reader has to do, or what became of the order. */
function whatNow({ state, maySign, dueTime, viewer, signatures }: OwnAgreement): string {
  if (state === 'signed') return '双方已签署，协议已生效，按客服指引换绑。'
  if (state === 'refused') return '有一方不签署，订单已取消，货款全额退回买家，双方都不付违约金。'
  if (state === 'expired') return '有一方超时未签，订单已取消，货款全额退回买家，双方都不付违约金。'
  if (state === 'ended') return '订单在签署完成前已取消，协议不生效。'
  if (maySign) return `请阅读全文，${dueTime ? `${dueTime.slice(5, 16)} 前` : ''}在协议末尾签署。`
  if (signatures.some(({ party }) => party === viewer))
    return `你已签署，等待${viewer === 'seller' ? '买家' : '卖家'}签署。`
  return '订单已冻结，暂时不能签署，请等客服处理。'
}

const NAMES = { seller: '卖家', buyer: '买家' } as const

/** State, signatures and proofs of an agreement, and the own copy as a file. */
export function AgreementState({ agreement }: { agreement: OwnAgreement }) {
  const {
    stateName,
    state,
    signatures,
    viewer,
    hash,
    copyHash,
    text,
    agreementSn,
    orderSn,
    record,
    signature,
    publicKey,
  } = agreement
  const handleSave = () => saveFile(`${agreementSn}-${viewer}.txt`, new Blob([text], { type: 'text/plain' }))
  const proof = JSON.stringify({ record, signature, publicKey, algorithm: 'Ed25519' }, null, 2)
  const handleProof = () => saveFile(`${agreementSn}-signature.json`, new Blob([proof], { type: 'application/json' }))
  return (
    <aside className={`panel ${styles.state}`} aria-labelledby="state-h">
      <h2 id="state-h">{stateName}</h2>
      <ul>
        {(['seller', 'buyer'] as const).map((party) => {
          const signed = signatures.find((one) => one.party === party)
          return (
            <li key={party}>
              <Icon name={signed ? 'done' : 'clock'} />
              {`${NAMES[party]}${party === viewer ? '（你）' : ''}`}
              <span className="muted num">{signed ? `${signed.signTime.slice(5, 16)} 已签署` : '未签署'}</span>
            </li>
          )
        })}
      </ul>
      <p>{whatNow(agreement)}</p>
      {agreement.maySign ? (
        <a className={buttonClass({ kind: 'primary', block: true })} href="#sign">
          去签署
        </a>
      ) : null}
      <details className={styles.hashes}>
        <summary>协议哈希</summary>
        <dl>
          <Hash label="协议哈希（SHA-256）" hash={hash} />
          <Hash label="你这一份的哈希" hash={copyHash} />
        </dl>
      </details>
      <p className="muted">你这一份里，对方的证件号已打码。全文由平台加密保存。</p>
      <button type="button" className="btn btn-block" onClick={handleSave}>
        下载我的这份
      </button>
      {state === 'signed' ? (
        <button type="button" className="btn btn-block" onClick={handleProof}>
          下载平台签名
        </button>
      ) : null}
      <p className={styles.links}>
        <a className="link" href="/kfyz/agreement">
          核对协议真伪
        </a>
        <a className="link" href={orderPath(orderSn)}>
          返回订单
        </a>
      </p>
    </aside>
  )
}

function Hash({ label, hash }: { label: string; hash: string }) {
  return (
    <div>
      <dt>
        {label}{' '}
        <CopyText text={hash} label={`复制${label}`}>
          <Icon name="copy" />
        </CopyText>
      </dt>
      <dd className="num">{hash}</dd>
    </div>
  )
}
