'use client'

import type { SiteConf } from '@/lib/shared/site/home-conf'
import { CONTACT_FAULTS } from '@/lib/shared/site/site-contacts'
import { LinkChoice } from './link-choice'
import { QualFields } from './qual-fields'
import { RowList } from './row-list'
import styles from './site.module.css'
import { SiteText } from './site-fields'
import type { LinkFieldsProps } from './types'

/** Links, qualification marks, filing numbers and copyright in the footer. */
export function FootFields({ conf, edit, games }: LinkFieldsProps) {
  const info = (part: Partial<SiteConf['bottomVerInfo']>) =>
    edit((old) => ({ ...old, bottomVerInfo: { ...old.bottomVerInfo, ...part } }))
  const { icpNum, busLicense, pubSecCase, copyInfo, copyright } = conf.bottomVerInfo
  return (
    <>
      <h3>链接</h3>
      <RowList
        noun="页脚链接"
        rows={conf.notifBits}
        most={30}
        heads={['名称', '链接到']}
        nameOf={({ title }) => title}
        fresh={() => ({ title: '', url: '/news' })}
        onChange={(notifBits) => edit((old) => ({ ...old, notifBits }))}
      >
        {({ title, url }, change, at) => (
          <>
            <input
              className="input"
              aria-label={`页脚第 ${at + 1} 个链接的名称`}
              placeholder="名称"
              value={title}
              maxLength={40}
              onChange={(event) => change({ title: event.target.value })}
            />
            <LinkChoice
              of={`页脚第 ${at + 1} 个链接`}
              value={url}
              games={games}
              onChange={({ title: name, htUrl }) => change({ url: htUrl, title: title || name })}
            />
          </>
        )}
      </RowList>
      <QualFields conf={conf} edit={edit} games={games} />
      <div className={styles.fields}>
        <SiteText
          id="icpNum"
          label="ICP 备案号"
          value={icpNum}
          max={60}
          error={CONTACT_FAULTS.icpNum(icpNum)}
          onChange={(value) => info({ icpNum: value })}
        />
        <SiteText
          id="pubSecCase"
          label="公安备案号"
          value={pubSecCase}
          max={60}
          error={CONTACT_FAULTS.pubSecCase(pubSecCase)}
          onChange={(value) => info({ pubSecCase: value })}
        />
        <SiteText
          id="busLicense"
          label="营业执照（统一社会信用代码）"
          value={busLicense}
          max={60}
          onChange={(value) => info({ busLicense: value })}
        />
        <SiteText
          id="copyright"
          label="版权"
          value={copyright}
          max={120}
          onChange={(value) => info({ copyright: value })}
        />
        <SiteText
          id="copyInfo"
          label="公司说明"
          long
          value={copyInfo}
          max={300}
          onChange={(value) => info({ copyInfo: value })}
        />
      </div>
    </>
  )
}
