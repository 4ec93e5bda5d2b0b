// From snowball-stemmers 0.6.0 (see LICENSE), as its generator wrote it but for the syntax.
import { type Among, SnowballProgram } from './snowball-program.ts'

const a_0: Among[] = [
  ['anski', -1, 1],
  ['evski', -1, 1],
  ['ovski', -1, 1],
]
const a_1: Among[] = [
  ['stvo', -1, 1],
  ['štvo', -1, 1],
]
const a_2: Among[] = [
  ['ega', -1, 1],
  ['ija', -1, 1],
  ['ila', -1, 1],
  ['ema', -1, 1],
  ['vna', -1, 1],
  ['ite', -1, 1],
  ['ste', -1, 1],
  ['šče', -1, 1],
  ['ski', -1, 1],
  ['ški', -1, 1],
  ['iti', -1, 1],
  ['ovi', -1, 1],
  ['ček', -1, 1],
  ['ovm', -1, 1],
  ['čan', -1, 1],
  ['len', -1, 1],
  ['ven', -1, 1],
  ['šen', -1, 1],
  ['ejo', -1, 1],
  ['ijo', -1, 1],
  ['ast', -1, 1],
  ['ost', -1, 1],
]
const a_3: Among[] = [
  ['ja', -1, 1],
  ['ka', -1, 1],
  ['ma', -1, 1],
  ['ec', -1, 1],
  ['je', -1, 1],
  ['eg', -1, 1],
  ['eh', -1, 1],
  ['ih', -1, 1],
  ['mi', -1, 1],
  ['ti', -1, 1],
  ['ij', -1, 1],
  ['al', -1, 1],
  ['il', -1, 1],
  ['em', -1, 1],
  ['om', -1, 1],
  ['an', -1, 1],
  ['en', -1, 1],
  ['in', -1, 1],
  ['do', -1, 1],
  ['jo', -1, 1],
  ['ir', -1, 1],
  ['at', -1, 1],
  ['ev', -1, 1],
  ['iv', -1, 1],
  ['ov', -1, 1],
  ['oč', -1, 1],
]
const a_4: Among[] = [
  ['a', -1, 1],
  ['c', -1, 1],
  ['e', -1, 1],
  ['i', -1, 1],
  ['m', -1, 1],
  ['o', -1, 1],
  ['u', -1, 1],
  ['š', -1, 1],
]
const a_5: Among[] = [
  ['a', -1, 1],
  ['e', -1, 1],
  ['i', -1, 1],
  ['o', -1, 1],
  ['u', -1, 1],
]
const g_soglasniki = [
  119, 95, 23, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0,
  0, 16,
]

export class SloveneStemmer extends SnowballProgram {
  private I_p1 = 0

  override stem(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    let v_6 = 0
    let v_7 = 0
    let v_8 = 0
    let v_9 = 0
    let v_10 = 0
    this.I_p1 = this.current.length
    this.limit_backward = this.cursor
    this.cursor = this.limit
    v_1 = this.limit - this.cursor
    lab0: do {
      for (v_2 = 4; v_2 > 0; v_2--) {
        v_3 = this.limit - this.cursor
        lab1: do {
          if (!(this.I_p1 > 8)) {
            this.cursor = this.limit - v_3
            break lab1
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_0)
          if (among_var === 0) {
            this.cursor = this.limit - v_3
            break lab1
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
        v_4 = this.limit - this.cursor
        lab2: do {
          if (!(this.I_p1 > 7)) {
            this.cursor = this.limit - v_4
            break lab2
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_1)
          if (among_var === 0) {
            this.cursor = this.limit - v_4
            break lab2
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
        this.I_p1 = this.current.length
        v_5 = this.limit - this.cursor
        lab3: do {
          if (!(this.I_p1 > 6)) {
            this.cursor = this.limit - v_5
            break lab3
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_2)
          if (among_var === 0) {
            this.cursor = this.limit - v_5
            break lab3
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
        this.I_p1 = this.current.length
        v_6 = this.limit - this.cursor
        lab4: do {
          if (!(this.I_p1 > 6)) {
            this.cursor = this.limit - v_6
            break lab4
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_3)
          if (among_var === 0) {
            this.cursor = this.limit - v_6
            break lab4
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
        this.I_p1 = this.current.length
        v_7 = this.limit - this.cursor
        lab5: do {
          if (!(this.I_p1 > 5)) {
            this.cursor = this.limit - v_7
            break lab5
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_4)
          if (among_var === 0) {
            this.cursor = this.limit - v_7
            break lab5
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
        this.I_p1 = this.current.length
        v_8 = this.limit - this.cursor
        lab6: do {
          if (!(this.I_p1 > 6)) {
            this.cursor = this.limit - v_8
            break lab6
          }
          this.ket = this.cursor
          if (!this.in_grouping_b(g_soglasniki, 98, 382)) {
            this.cursor = this.limit - v_8
            break lab6
          }
          this.bra = this.cursor
          v_9 = this.limit - this.cursor
          if (!this.in_grouping_b(g_soglasniki, 98, 382)) {
            this.cursor = this.limit - v_8
            break lab6
          }
          this.cursor = this.limit - v_9
          this.slice_del()
        } while (false)
        this.I_p1 = this.current.length
        v_10 = this.limit - this.cursor
        lab7: do {
          if (!(this.I_p1 > 5)) {
            this.cursor = this.limit - v_10
            break lab7
          }
          this.ket = this.cursor
          among_var = this.find_among_b(a_5)
          if (among_var === 0) {
            this.cursor = this.limit - v_10
            break lab7
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              this.slice_del()
              break
          }
        } while (false)
      }
    } while (false)
    this.cursor = this.limit - v_1
    this.cursor = this.limit_backward
    return true
  }
}
