'use client'

import { type ReactNode, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'

/** The confirmation of steep changes; it ends when the values it was given for change. */
export function useSure() {
  const [sure, setSure] = useState<string | null>(null)
  return {
    isSure: (values: string) => sure === values,
    box: (values: string) => ({
      checked: sure === values,
      onChange: (checked: boolean) => setSure(checked ? values : null),
    }),
  }
}

interface Props {
  /** Label of the confirmation. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is unusual about the new values. */
  children: ReactNode
}

/** A warning about new prices or ratios that are probably typing errors, with the confirmation that saving needs. */
export const SteepAlert = ({ label, checked, onChange, children }: Props) => (
  <Alert kind="warn">
    <div>{children}</div>
    <label className="check" style={{ marginTop: 4 }}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  </Alert>
)
