import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'

export type ChosenUser = Pick<User, 'id' | 'username'>

/** The users selected for a bulk action, across the pages of a list. */
export interface UserChoice {
  isOn: boolean
  begin: () => void
  end: () => void
  chosen: ChosenUser[]
  has: (user: ChosenUser) => boolean
  toggle: (user: ChosenUser) => void
  set: (users: ChosenUser[]) => void
}

/** `isAlwaysOn` for lists that exist to select from. */
export function useUserChoice({ isAlwaysOn = false } = {}): UserChoice {
  const [isBegun, setBegun] = useState(false)
  const [chosen, setChosen] = useState<ChosenUser[]>([])
  const has = ({ id }: ChosenUser) => chosen.some((one) => one.id === id)
  const set = (users: ChosenUser[]) => setChosen(users.slice(0, limits.keysAssignedAtOnce))
  return {
    isOn: isAlwaysOn || isBegun,
    begin: () => setBegun(true),
    end: () => {
      setBegun(false)
      setChosen([])
    },
    chosen,
    has,
    toggle: (user) => set(has(user) ? chosen.filter(({ id }) => id !== user.id) : [...chosen, user]),
    set,
  }
}
