import { expect, test } from 'vitest'
import { createNotices } from './notices.ts'

test('a notice that was raised before anyone listened is heard once, by the first who does', () => {
  const { raise, listen } = createNotices()
  const heard: string[] = []

  raise('unauthorizedAccess')
  listen((notice) => heard.push(notice))()
  listen((notice) => heard.push(notice))

  expect(heard).toEqual(['unauthorizedAccess'])
})

test('a notice is heard at once while someone listens, and kept afterwards', () => {
  const { raise, listen } = createNotices()
  const heard: string[] = []

  const stop = listen((notice) => heard.push(notice))
  raise('notViewable')
  expect(heard).toEqual(['notViewable'])
  stop()
  raise('unauthorizedAccess')
  expect(heard).toEqual(['notViewable'])
})
