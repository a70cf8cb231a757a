'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EvaluationResult } from './evaluation-result'
import styles from './evaluator.module.css'
import { type ModelFieldRow, useEvaluation } from './use-evaluation'

/** What the account has, and beside it what it is worth and why. */
export function EvaluatorForm({
  gid,
  gameName,
  fields,
}: {
  gid: string
  gameName: string
  fields: readonly ModelFieldRow[]
}) {
  const { errors, outcome, handleSubmit } = useEvaluation(gid, fields)
  return (
    <div className={styles.cols}>
      <form
        className={`panel ${styles.form}`}
        noValidate
        aria-labelledby="facts-h"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <h2 id="facts-h">填写账号资料</h2>
        <noscript>
          <p className="alert alert-warn">在线估价需要启用 JavaScript；下方的计分方法和成交记录可以直接查看。</p>
        </noscript>
        {fields.map((field) => (
          <Field
            key={field.key}
            id={`fact-${field.key}`}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
            error={errors[field.key]}
            hint={field.middle ? `近期成交的账号多为 ${field.middle}${field.unit}` : undefined}
          >
            {field.options.length > 0 ? (
              <select className="input input-lg" name={field.key} defaultValue="">
                <option value="">请选择</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input
                className="input input-lg num"
                name={field.key}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        <Button type="submit" kind="primary" size="lg" block loading={outcome.kind === 'busy'}>
          估算价格
        </Button>
        <p className="muted">估价只读成交记录，不需要账号和密码，也不会保存你填写的内容。</p>
      </form>
      <EvaluationResult outcome={outcome} gid={gid} gameName={gameName} />
    </div>
  )
}
