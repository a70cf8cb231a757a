import { fireEvent, screen } from '@testing-library/react'
import { settle } from '../../support/settle'

/** Opens a select by its label and chooses an option. */
export async function chooseOption(label: string, option: RegExp): Promise<void> {
  fireEvent.mouseDown(screen.getByLabelText(label))
  await settle()
  const [found] = screen.getAllByText(option, { selector: '.ant-select-item-option-content' })
  if (!found) throw new Error(`no option ${option}`)
  fireEvent.click(found)
  await settle()
}
