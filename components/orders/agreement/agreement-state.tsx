'use client'

import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { saveFile } from '@/components/ui/kit/save-file'
import styles from './agreement.module.css'
import type { OwnAgreement } from './types'

const NAMES = { seller: '卖家', buyer: '买家' } as const

/** State, signatures and proofs of an agreement, and the own copy as a file. */
export function AgreementState({ agreement }: { agreement: OwnAgreement }) {
  const { stateName, state, signatures, viewer, hash, copyHash, text, agreementSn, record, signature, publicKey } =
    agreement
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
      {agreement.maySign ? <p>请阅读全文，在协议末尾签署。</p> : null}
      <dl>
        <Hash label="协议哈希（SHA-256）" hash={hash} />
        <Hash label="你这一份的哈希" hash={copyHash} />
      </dl>
      <p className="muted">你这一份里，对方的证件号已打码。全文由平台加密保存。</p>
      <button type="button" className="btn btn-block" onClick={handleSave}>
        下载我的这份
      </button>
      {state === 'signed' ? (
        <button type="button" className="btn btn-block" onClick={handleProof}>
          下载平台签名
        </button>
      ) : null}
      <a className="link" href="/kfyz/agreement">
        核对协议真伪
      </a>
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
