'use client'

import { App, type FormInstance } from 'antd'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { guardForm } from './unsaved-forms'

/** Options of a select and days of a calendar are chosen without an event of a field. */
const CHOICES = '.ant-select-item-option, .ant-picker-cell'

/** Only reads values of mounted and of collapsed fields. */
type Values = Pick<FormInstance, 'getFieldsValue'>

/**
 * A form with changes is not left without a question: by a link, back, forward or a reload. Changes are what is typed
 * and chosen between the `fields`, and values of `form` that differ from the first ones.
 */
export function useUnsaved(form?: Values) {
  const { modal } = App.useApp()
  const isTouched = useRef(false)
  const isDiscarded = useRef(false)
  const first = useRef('')
  const valuesOf = () => JSON.stringify(form?.getFieldsValue(true) ?? '')
  const reset = () => {
    isTouched.current = false
    isDiscarded.current = false
    first.current = valuesOf()
  }
  const touch = () => {
    isTouched.current = true
    isDiscarded.current = false
  }
  const own = {
    isChanged: () => !isDiscarded.current && (isTouched.current || valuesOf() !== first.current),
    discard: () => {
      isDiscarded.current = true
    },
    ask: (onLeave: () => void) =>
      void modal.confirm({
        title: '放弃已填写的内容？',
        okText: '放弃',
        cancelText: '继续填写',
        autoFocusButton: 'cancel',
        onOk: onLeave,
      }),
  }
  const current = useRef(own)
  current.current = own
  useEffect(() => {
    first.current = valuesOf()
    return guardForm({
      isChanged: () => current.current.isChanged(),
      discard: () => current.current.discard(),
      ask: (onLeave) => current.current.ask(onLeave),
    })
  }, [])
  const handleClick = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(CHOICES)) touch()
  }
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof Element && target.role === 'combobox') touch()
  }
  return {
    isChanged: own.isChanged,
    ask: own.ask,
    /** Props of the element around the fields. */
    fields: { onInput: touch, onChange: touch, onClick: handleClick, onKeyDown: handleKey },
    /** Called for a change without an event. */
    touch,
    /** Called when the changes were saved. */
    reset,
  }
}
