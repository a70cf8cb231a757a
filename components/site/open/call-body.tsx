'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import { loadOpenDocument, type OpenDocument } from '@/lib/client/open-document'
import { CodeText } from './code-text'
import { type Asked, curlOf, nodeOf } from './example'
import { FieldList } from './field-list'
import styles from './open.module.css'
import { bodyFields, type Field, fieldsOf, parameterFields } from './read-fields'
import { refusalsOf } from './read-refusals'
import type { ListedCall } from './types'

const PREFIX = '/open/v1'
const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'node', label: 'Node' },
] as const

/** Fields, answer, errors and an example of a call, from the OpenAPI document. */
export function CallBody({ listed }: { listed: ListedCall }) {
  const [method = '', path = ''] = listed.call.split(' ')
  const { data, error, reload } = useLoad('open-document', loadOpenDocument)
  if (error) return <LoadError message={error} onRetry={reload} />
  const operation = data?.paths[PREFIX + path]?.[method.toLowerCase()]
  if (!data || !operation) return <SkeletonRows rows={4} />
  const asked: Asked = { method, path: PREFIX + path, operation }
  return <Operation asked={asked} scope={listed.scope} components={data.components} />
}

interface Props {
  asked: Asked
  scope: string
  components: OpenDocument['components']
}

function Operation({ asked, scope, components }: Props) {
  const { operation } = asked
  const [language, setLanguage] = useState<'curl' | 'node'>('curl')
  const limit = operation['x-limit']
  const { own, general } = refusalsOf(operation, components)
  const answer = operation.responses[200]?.content?.['application/json']?.schema
  return (
    <div className={styles.body}>
      <p className={styles.facts}>
        <span>
          权限 <code>{scope}</code>
        </span>
        {limit ? <span>{`另有限制：${spanOf(limit.seconds)}最多 ${limit.calls} 次`}</span> : null}
      </p>
      <Fields title="路径、查询和请求头" fields={parameterFields(operation)} />
      <Fields title="请求正文" fields={bodyFields(operation)} />
      <Fields title="返回" fields={answer ? fieldsOf(answer) : []} isAnswer />
      <div className={styles.exampleHead}>
        <h3>请求示例</h3>
        <Segment label="语言" value={language} options={LANGUAGES} onChange={setLanguage} />
      </div>
      <CodeText
        text={(language === 'curl' ? curlOf : nodeOf)(location.origin, asked)}
        label={`复制 ${language} 示例`}
      />
      <h3>错误</h3>
      <ul className={styles.rows}>
        {own.map((one) => (
          <RefusalRow key={one.name} {...one} />
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{`所有接口都可能返回的 ${general.length} 个错误`}</summary>
        <ul className={styles.rows}>
          {general.map((one) => (
            <RefusalRow key={one.name} {...one} />
          ))}
        </ul>
      </details>
    </div>
  )
}

const MINUTE = 60
const HOUR = 3600
const unitsOf = (count: number, unit: string): string => (count === 1 ? unit : ` ${count} ${unit}`)
const spanOf = (seconds: number): string =>
  seconds % HOUR === 0
    ? `每${unitsOf(seconds / HOUR, '小时')}`
    : seconds % MINUTE === 0
      ? `每${unitsOf(seconds / MINUTE, '分钟')}`
      : `每 ${seconds} 秒`

const Fields = ({ title, fields, isAnswer }: { title: string; fields: readonly Field[]; isAnswer?: true }) =>
  fields.length > 0 ? (
    <>
      <h3>{title}</h3>
      <FieldList fields={fields} isAnswer={isAnswer} />
    </>
  ) : null

const RefusalRow = ({ status, code, name, text }: ReturnType<typeof refusalsOf>['own'][number]) => (
  <li>
    <b className="num">{status}</b>
    <span>
      <code>{name}</code> <small className="num">{code}</small>
    </span>
    <span>{text}</span>
  </li>
)
