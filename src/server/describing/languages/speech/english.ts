import type { SpeechWords } from './speech-words.ts'

export const englishSpeech: SpeechWords = {
  self: "i i'm i'd i'll i've me my myself mine we we're we've we'd we'll our ours ourselves",
  you: "you your yours you've you're user's",
  not: `
    not no nothing none nor neither never cannot can't won't don't doesn't didn't isn't wasn't aren't couldn't
    wouldn't haven't hasn't hadn't shouldn't unable without fail fails failed lack lacks lacking impossible missing
    instead forgot* nowhere unclear unknown barely hardly undetermined undisclosed unidentified insufficient nobody
    inconclusive no_way too_dark too_low too_blurry too_small too_little`,
  refuse: `
    decline declined declining refuse refuses refusing rather_not prefer_not refrain pass_on abstain withhold
    violate violates violating breach breaches against_my outside beyond exceeds inappropriate unable not_able
    not_allowed not_permitted not_comfortable uncomfortable prohibit* forbid* prevent* stop_me stops_me not_possible
    steer_clear barred restricted unwilling hesitant no_way not_something not_in_a_position leave_that leave_this
    goes_against going_against runs_counter conflicts_with conflict_with contrary_to at_odds_with withheld
    withholding omitted_for opt_out stay_silent remain_silent reluctant avoid_naming avoid_identifying leave_it_at
    would_rather disallow* disallowed contravene* not_going_to skip_this skip_it out_of_reach out_of_my_reach
    off-limits off_limits can't_comment no_comment not_my_place won't_do refusal stand_back hold_back`,
  regret: `
    sorry unfortunately regrettably apologies apologise apologize afraid regret sadly alas pardon excuse_me`,
  need: `
    need needs require requires would_like wants want wish wishes asked_for asks_for expects expected without_more
    without_further more_context more_information more_details further_information additional_context
    further_details need_to_know`,
  help: `
    help assist comply answer comment say tell see look view recognise recognize know judge work_with do provide
    offer speculate guess respond fulfil fulfill engage discuss infer determine make_out proceed continue speak_to
    statement statements judgement judgment opinion guesses name naming elaborate weigh_in make_a_statement confirm
    verify perceive process interpret read invent make_up reveal disclose give_away go_into do_that do_this seeing`,
  describe: `
    describe describes described describing describable identify identifying identification identified analyse
    analyze analysing analyzing analysis caption_it caption_this transcribe generate_a generate_an summarise
    summarize description descriptions caption captions captioning depict_it depiction`,
  alt: `
    alt_text alt-text alttext alt_texts alternative_text image_description image_descriptions alt_tag alt_attribute`,
  text: `
    text texts description descriptions caption captions wording answer response reply phrasing summary draft
  `,
  writing: `
    sentence sentences adjectives language tone characters words phrase phrases file_name filename file_names
    keyword keywords json field prose image_of picture_of photo_of paragraph punctuation grammar spelling length
    character_count wording judgement judgements`,
  picture: `
    image images picture pictures photo photos photograph photographs pic snapshot visual visuals
    illustration graphic screenshot`,
  within: 'in on within inside across most many several some',
  file: `
    file files link url attachment attachments upload download format server access address input filename file_name
    file_format download_link request connection message material resource url_you image_data data stream payload`,
  object: `
    person people individual individuals face faces identity identities content contents scene subject subjects
    persons anyone body appearance who details material visible anyone's nothing_recognisable nothing_recognizable`,
  arrival: `
    load loads loaded loading came_through come_through came_in arrive arrived arrives receive received attach
    attached attaching upload uploaded uploading provided supplied shared sent send accessible access accessed open
    opened opening display displayed render rendered process processed processing reach reached readable available
    viewable decode decoded retrieve retrieved fetch fetched exist exists present supported transmitted included
    given handed show_up resolve reachable see_any passed_along delivered opens downloaded downloading parse parsed
    decoding uploads reading_the_file appear_in_this appears_to_be_attached come_with came_with`,
  broken: `
    corrupt corrupted unavailable inaccessible unreadable unsupported undecodable invalid denied expired timed_out
    error 404 403 went_wrong leads_nowhere dead broken_link unviewable defective malformed garbled incomplete_file
    undisplayable unreachable blocked offline refused failed_to timeout timed-out corruption truncated_file
    zero-byte 0_bytes empty_file blank_file damaged empty_response came_up_empty arrived_empty login_page
    log-in_page behind_a_login paywall comes_up_black nothing_but_noise black_square broken glitched scrambled`,
  giving: `
    possible given provided provide written write created create generated generate produced produce offered offer
    made make supplied determined give added add available supply composed compose include come_up_with`,
  model: `
    as_an_ai being_an_ai an_ai ai_model ai_system language_model text_model text-only chatbot ai_assistant
    virtual_assistant artificial_intelligence language_models assistant computer_vision vision_capabilities
    text-based_model text-based_assistant language-model my_training training_data ai-model ai-assistant bot
    large_language_model llm text-only_model multimodal vision_model`,
  policy: `
    guidelines guideline policy policies privacy rules terms instructions confidentiality safety_reasons safety
    regulations restrictions ethics ethical programming principles usage_policy copyright legal_reasons
    anonymity consent confidential data_protection gdpr copyright*`,
  fulfil: `
    meets meet complies comply complying follows conforms satisfies adheres respects fulfils fulfills wcag
    accessible concise good_enough acceptable sufficient appropriate ready final correct revised shortened rewritten
    updated corrected requirements criteria guidelines too_long compliant avoids optimised optimized suitable okay
    ok adequate polished approved barrier-free limit screen_reader screen_readers stays fits kept keeps
    within_the_limit under_the_limit contains_no free_of begins starts keyword-rich neutral objective`,
  must: `
    must should shall has_to have_to needs_to at_most no_more_than no_longer_than fewer_than less_than maximum max
    max. limit may_not exceed characters required mandatory ought`,
  ask: `
    please kindly could_you can_you would_you will_you feel_free let_me_know dear might_you do_you mind try_to
    don't_hesitate you_may you_can may_i_ask i_ask happy_to glad_to would_you_like shall_i want_me_to if_you_need
    if_you_want if_you'd_like anything_else hope_this hope_that reach_out for_the_attention attention attn
    can_i_have`,
  order: `
    upload re-upload reupload resend send attach share provide try retry check verify adjust write rewrite use avoid
    keep mention omit include ensure make_sure shorten limit approve confirm review output return respond generate
    create describe add insert replace supply start begin do_not don't edit modify change proofread refer specify
    state submit resubmit enter note remember produce summarize summarise focus stick translate tell sending sharing
    uploading attaching providing tell_me reattach re-attach re-send pass_it paste link`,
  again: `
    again once_more another_time anew re-upload reupload resend resubmit retry second_time another different`,
  asked: `
    as_you_asked as_requested as_instructed as_asked you_asked as_you_requested you_requested as_required
    as_you_wished as_per_your per_your_request as_desired to_your_liking you_wanted as_specified
    per_your_instructions per_the_brief per_your_brief as_briefed as_agreed following_your`,
  checker: `
    reviewer reviewers moderator moderators evaluator grader checker proofreader editor user validator administrator
    admin annotator rater auditor client customer requester editorial editors proofreaders webmaster content_team
    picture_desk copy_desk desk press_office marketing proofreading`,
  this: 'this these that here the_above above following',
  shows: `
    status_bar
    shows showing reads says saying said message notice sign screen screenshot poster placard slogan t-shirt
    shirt mug cover book slide dialog dialogue window form cartoon comic bubble chat lettering lettered printed
    print caption label page flow chart diagram flowchart banner sticker leaflet headline title titled quote
    quoting meme card board whiteboard blackboard app website icon button symbol menu interface reading
    text_reads words_read inscription note letter painting drawing graffiti tattoo billboard panel monitor
    display terminal document asking asks teacher speaker handwritten`,
  condition: 'if when unless whether once',
  offer: `
    let_me_know just_let_me tell_me_if tell_me_whether feel_free happy_to_help glad_to_help happy_to_adjust
    happy_to_revise happy_to_provide glad_to_adjust at_your_disposal hope_this_helps hope_that_helps just_say
    say_the_word reach_out just_ask i_can_also hope hopefully i_hope trust_this     please_let_me i_hope_this i_hope_that happy_to`,
}
