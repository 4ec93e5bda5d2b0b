// From snowball-stemmers 0.6.0 (see LICENSE), as its generator wrote it but for the syntax.
import { type Among, SnowballProgram } from './snowball-program.ts'

const a_0: Among[] = [
  ['', -1, 6],
  ['U', 0, 2],
  ['Y', 0, 1],
  ['ä', 0, 3],
  ['ö', 0, 4],
  ['ü', 0, 5],
]
const a_1: Among[] = [
  ['e', -1, 2],
  ['em', -1, 1],
  ['en', -1, 2],
  ['ern', -1, 1],
  ['er', -1, 1],
  ['s', -1, 3],
  ['es', 5, 2],
]
const a_2: Among[] = [
  ['en', -1, 1],
  ['er', -1, 1],
  ['st', -1, 2],
  ['est', 2, 1],
]
const a_3: Among[] = [
  ['ig', -1, 1],
  ['lich', -1, 1],
]
const a_4: Among[] = [
  ['end', -1, 1],
  ['ig', -1, 2],
  ['ung', -1, 1],
  ['lich', -1, 3],
  ['isch', -1, 2],
  ['ik', -1, 2],
  ['heit', -1, 3],
  ['keit', -1, 4],
]
const g_v = [17, 65, 16, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 32, 8]
const g_s_ending = [117, 30, 5]
const g_st_ending = [117, 30, 4]

export class GermanStemmer extends SnowballProgram {
  private I_x = 0
  private I_p2 = 0
  private I_p1 = 0

  private r_prelude(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    let v_6 = 0
    v_1 = this.cursor
    replab0: while (true) {
      v_2 = this.cursor
      lab1: do {
        lab2: do {
          v_3 = this.cursor
          lab3: do {
            this.bra = this.cursor
            if (!this.eq_s('ß')) break lab3
            this.ket = this.cursor
            this.slice_from('ss')
            break lab2
          } while (false)
          this.cursor = v_3
          if (this.cursor >= this.limit) break lab1
          this.cursor++
        } while (false)
        continue replab0
      } while (false)
      this.cursor = v_2
      break replab0
    }
    this.cursor = v_1
    replab4: while (true) {
      v_4 = this.cursor
      lab5: do {
        golab6: while (true) {
          v_5 = this.cursor
          lab7: do {
            if (!this.in_grouping(g_v, 97, 252)) break lab7
            this.bra = this.cursor
            lab8: do {
              v_6 = this.cursor
              lab9: do {
                if (!this.eq_s('u')) break lab9
                this.ket = this.cursor
                if (!this.in_grouping(g_v, 97, 252)) break lab9
                this.slice_from('U')
                break lab8
              } while (false)
              this.cursor = v_6
              if (!this.eq_s('y')) break lab7
              this.ket = this.cursor
              if (!this.in_grouping(g_v, 97, 252)) break lab7
              this.slice_from('Y')
            } while (false)
            this.cursor = v_5
            break golab6
          } while (false)
          this.cursor = v_5
          if (this.cursor >= this.limit) break lab5
          this.cursor++
        }
        continue replab4
      } while (false)
      this.cursor = v_4
      break replab4
    }
    return true
  }

  private r_mark_regions(): boolean {
    let v_1 = 0
    this.I_p1 = this.limit
    this.I_p2 = this.limit
    v_1 = this.cursor
    {
      let c = this.cursor + 3
      if (0 > c || c > this.limit) return false
      this.cursor = c
    }
    this.I_x = this.cursor
    this.cursor = v_1
    golab0: while (true) {
      lab1: do {
        if (!this.in_grouping(g_v, 97, 252)) break lab1
        break golab0
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    golab2: while (true) {
      lab3: do {
        if (!this.out_grouping(g_v, 97, 252)) break lab3
        break golab2
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    this.I_p1 = this.cursor
    lab4: do {
      if (!(this.I_p1 < this.I_x)) break lab4
      this.I_p1 = this.I_x
    } while (false)
    golab5: while (true) {
      lab6: do {
        if (!this.in_grouping(g_v, 97, 252)) break lab6
        break golab5
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    golab7: while (true) {
      lab8: do {
        if (!this.out_grouping(g_v, 97, 252)) break lab8
        break golab7
      } while (false)
      if (this.cursor >= this.limit) return false
      this.cursor++
    }
    this.I_p2 = this.cursor
    return true
  }

  private r_postlude(): boolean {
    let among_var = 0
    let v_1 = 0
    replab0: while (true) {
      v_1 = this.cursor
      lab1: do {
        this.bra = this.cursor
        among_var = this.find_among(a_0)
        if (among_var === 0) break lab1
        this.ket = this.cursor
        switch (among_var) {
          case 1:
            this.slice_from('y')
            break
          case 2:
            this.slice_from('u')
            break
          case 3:
            this.slice_from('a')
            break
          case 4:
            this.slice_from('o')
            break
          case 5:
            this.slice_from('u')
            break
          case 6:
            if (this.cursor >= this.limit) break lab1
            this.cursor++
            break
        }
        continue replab0
      } while (false)
      this.cursor = v_1
      break replab0
    }
    return true
  }

  private r_R1(): boolean {
    if (!(this.I_p1 <= this.cursor)) return false
    return true
  }

  private r_R2(): boolean {
    if (!(this.I_p2 <= this.cursor)) return false
    return true
  }

  private r_standard_suffix(): boolean {
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
    v_1 = this.limit - this.cursor
    lab0: do {
      this.ket = this.cursor
      among_var = this.find_among_b(a_1)
      if (among_var === 0) break lab0
      this.bra = this.cursor
      if (!this.r_R1()) break lab0
      switch (among_var) {
        case 1:
          this.slice_del()
          break
        case 2:
          this.slice_del()
          v_2 = this.limit - this.cursor
          lab1: do {
            this.ket = this.cursor
            if (!this.eq_s_b('s')) {
              this.cursor = this.limit - v_2
              break lab1
            }
            this.bra = this.cursor
            if (!this.eq_s_b('nis')) {
              this.cursor = this.limit - v_2
              break lab1
            }
            this.slice_del()
          } while (false)
          break
        case 3:
          if (!this.in_grouping_b(g_s_ending, 98, 116)) break lab0
          this.slice_del()
          break
      }
    } while (false)
    this.cursor = this.limit - v_1
    v_3 = this.limit - this.cursor
    lab2: do {
      this.ket = this.cursor
      among_var = this.find_among_b(a_2)
      if (among_var === 0) break lab2
      this.bra = this.cursor
      if (!this.r_R1()) break lab2
      switch (among_var) {
        case 1:
          this.slice_del()
          break
        case 2:
          if (!this.in_grouping_b(g_st_ending, 98, 116)) break lab2
          {
            let c = this.cursor - 3
            if (this.limit_backward > c || c > this.limit) break lab2
            this.cursor = c
          }
          this.slice_del()
          break
      }
    } while (false)
    this.cursor = this.limit - v_3
    v_4 = this.limit - this.cursor
    lab3: do {
      this.ket = this.cursor
      among_var = this.find_among_b(a_4)
      if (among_var === 0) break lab3
      this.bra = this.cursor
      if (!this.r_R2()) break lab3
      switch (among_var) {
        case 1:
          this.slice_del()
          v_5 = this.limit - this.cursor
          lab4: do {
            this.ket = this.cursor
            if (!this.eq_s_b('ig')) {
              this.cursor = this.limit - v_5
              break lab4
            }
            this.bra = this.cursor
            {
              v_6 = this.limit - this.cursor
              lab5: do {
                if (!this.eq_s_b('e')) break lab5
                this.cursor = this.limit - v_5
                break lab4
              } while (false)
              this.cursor = this.limit - v_6
            }
            if (!this.r_R2()) {
              this.cursor = this.limit - v_5
              break lab4
            }
            this.slice_del()
          } while (false)
          break
        case 2:
          {
            v_7 = this.limit - this.cursor
            lab6: do {
              if (!this.eq_s_b('e')) break lab6
              break lab3
            } while (false)
            this.cursor = this.limit - v_7
          }
          this.slice_del()
          break
        case 3:
          this.slice_del()
          v_8 = this.limit - this.cursor
          lab7: do {
            this.ket = this.cursor
            lab8: do {
              v_9 = this.limit - this.cursor
              lab9: do {
                if (!this.eq_s_b('er')) break lab9
                break lab8
              } while (false)
              this.cursor = this.limit - v_9
              if (!this.eq_s_b('en')) {
                this.cursor = this.limit - v_8
                break lab7
              }
            } while (false)
            this.bra = this.cursor
            if (!this.r_R1()) {
              this.cursor = this.limit - v_8
              break lab7
            }
            this.slice_del()
          } while (false)
          break
        case 4:
          this.slice_del()
          v_10 = this.limit - this.cursor
          lab10: do {
            this.ket = this.cursor
            among_var = this.find_among_b(a_3)
            if (among_var === 0) {
              this.cursor = this.limit - v_10
              break lab10
            }
            this.bra = this.cursor
            if (!this.r_R2()) {
              this.cursor = this.limit - v_10
              break lab10
            }
            switch (among_var) {
              case 1:
                this.slice_del()
                break
            }
          } while (false)
          break
      }
    } while (false)
    this.cursor = this.limit - v_4
    return true
  }

  override stem(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    v_1 = this.cursor
    lab0: do {
      if (!this.r_prelude()) break lab0
    } while (false)
    this.cursor = v_1
    v_2 = this.cursor
    lab1: do {
      if (!this.r_mark_regions()) break lab1
    } while (false)
    this.cursor = v_2
    this.limit_backward = this.cursor
    this.cursor = this.limit
    v_3 = this.limit - this.cursor
    lab2: do {
      if (!this.r_standard_suffix()) break lab2
    } while (false)
    this.cursor = this.limit - v_3
    this.cursor = this.limit_backward
    v_4 = this.cursor
    lab3: do {
      if (!this.r_postlude()) break lab3
    } while (false)
    this.cursor = v_4
    return true
  }
}
