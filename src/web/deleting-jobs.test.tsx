import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteJob, deleteJobs, jobDetail, listJobs, restoreJobs } from '#contract/endpoints/jobs.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { endedJob, user } from '#web/testing/furnish.ts'
import { findToast, hands, toasts } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

beforeEach(() => {
  app = openApp('/results', { who: user() })
})

afterEach(() => app.close())

function lists(jobs: ListedJob[]): void {
  app.server.answers(listJobs, jobs)
  app.server.answers(jobDetail, { job: endedJob, images: [], total: 0 })
}

const undo = async () => hands.press('Rückgängig', toasts()[0])
const job = (id: number): ListedJob => ({
  ...endedJob,
  id,
  filename: `list-${id}.csv`,
  name: `list-${id}.csv`,
})

test('a deleted job leaves the list, and is back after undoing', async () => {
  lists([job(7), job(8)])
  await hands.press(/^Weitere Aktionen: list-7\.csv/)
  await hands.press('Auftrag löschen')
  app.server.answers(deleteJob, undefined)
  app.server.answers(listJobs, [job(8)])
  await hands.press('Auftrag löschen', await screen.findByRole('alertdialog'))
  await findToast('„list-7.csv“ ist gelöscht.')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'list-7.csv' })).toBeNull())
  app.server.answers(restoreJobs, { jobIds: [7] })
  lists([job(7), job(8)])
  await undo()
  await findToast('Der Auftrag ist wieder da.')
  await screen.findByRole('heading', { name: 'list-7.csv' })
})

test('undoing too late says why the job is not restored', async () => {
  lists([job(7)])
  await hands.press(/^Weitere Aktionen: list-7\.csv/)
  await hands.press('Auftrag löschen')
  app.server.answers(deleteJob, undefined)
  app.server.answers(listJobs, [])
  await hands.press('Auftrag löschen', await screen.findByRole('alertdialog'))
  await findToast('„list-7.csv“ ist gelöscht.')
  app.server.refuses(restoreJobs, refusalOf('not_found'))
  await undo()
  await findToast('Die zehn Sekunden sind vorbei.')
})

test('several jobs are chosen and deleted after one question that counts them, with one undo', async () => {
  lists([
    job(7),
    job(8),
    { ...job(9), status: 'processing', finishedAt: null, csvUrl: null, jsonUrl: null, xlsxUrl: null },
  ])
  await hands.press('Mehrere auswählen')
  expect(screen.getAllByRole('checkbox', { name: /auswählen/ })).toHaveLength(2)
  const bar = within(screen.getByRole('group', { name: 'Auswahl' }))
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Löschen' }).disabled).toBe(true)
  await hands.choose('checkbox', /^list-7\.csv auswählen \(Auftrag 7/)
  bar.getByText('1 Auftrag ausgewählt')
  await hands.choose('checkbox', 'Alle dieser Seite')
  bar.getByText('2 Aufträge ausgewählt')
  await hands.press('Löschen')
  app.server.answers(deleteJobs, { jobIds: [7, 8] })
  app.server.answers(listJobs, [])
  const question = await screen.findByRole('alertdialog', { name: '2 Aufträge löschen?' })
  await hands.press('2 Aufträge löschen', question)
  await findToast('2 Aufträge sind gelöscht.')
  app.server.answers(restoreJobs, { jobIds: [7, 8] })
  lists([job(7), job(8)])
  await undo()
  await findToast('2 Aufträge sind wieder da.')
  await screen.findByRole('heading', { name: 'list-8.csv' })
})
