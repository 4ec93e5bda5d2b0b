/** Bad answers in OpenAI's wire format, in the shapes that real servers return. Ids, names and most words are ours. */
export interface ServerAnswer {
  name: string
  status: number
  headers?: Record<string, string>
  /** A string is sent as is. `{{good}}` stands for the text of a good answer. */
  body: unknown
  /** The requests that get this answer; default: all. */
  when?: (request: Record<string, unknown>) => boolean
  /** The result for a picture if only that one gets this answer. */
  alone: Fate
  /** The result if all pictures get this answer, including the control picture. */
  always: Fate
}

/** A fault of the picture, the reason why its job waits, or `described`. */
export type Fate =
  | 'described'
  | 'refused_by_ai'
  | 'damaged'
  | 'too_large_for_ai'
  | 'unusable_answer'
  | 'thought_too_long'
  | 'ai_unavailable'
  | 'keys_refused'
  | 'provider_rejects'
  | 'providers_down'

const error = (message: string, more: object = {}) => ({ error: { message, ...more } })
const completion = (choice: object, more: object = {}) => ({
  id: 'c-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', ...choice }],
  usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
  ...more,
})
const says = (content: unknown, more: object = {}) =>
  completion({ message: { role: 'assistant', content }, ...more })

type Row = [
  name: string,
  status: number,
  body: unknown,
  alone: Fate,
  always: Fate,
  more?: Partial<ServerAnswer>,
]

const content: Row[] = [
  [
    'OpenRouter flags',
    403,
    error('Input was flagged', { code: 403, metadata: { reasons: ['violence'], flagged_input: '…' } }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'OpenAI: invalid prompt',
    400,
    error(
      'Invalid prompt: it was flagged as potentially violating our usage policy. See https://docs.example/reasoning and try another one.',
      {
        type: 'invalid_request_error',
        code: 'invalid_prompt',
      },
    ),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'OpenAI: safety system',
    400,
    error('Your request was rejected by our safety system.', { code: 'moderation_blocked' }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Azure filters',
    400,
    error('The response was filtered by the content management policy. Change the prompt and retry.', {
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: {
        code: 'ResponsibleAIPolicyViolation',
        content_filter_result: { hate: { filtered: true, severity: 'high' } },
      },
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Azure by LiteLLM',
    400,
    error('litellm.BadRequestError: ContentPolicyViolationError: AzureException', {
      type: null,
      param: null,
      code: '400',
      provider_specific_fields: { innererror: { code: 'ResponsibleAIPolicyViolation' } },
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'DashScope inspects',
    400,
    error('Input data may contain inappropriate content.', {
      code: 'data_inspection_failed',
      type: 'data_inspection_failed',
      param: null,
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'DashScope, wrapped in angle brackets',
    400,
    error(
      '<400> InternalError.Algo.DataInspectionFailed: Input image data may contain inappropriate content.',
      { type: 'invalid_request_error' },
    ),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'DeepSeek: risk',
    400,
    error('Content Exists Risk', {
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_request_error',
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  ['DeepSeek, older: risk', 400, { detail: 'Content Exists Risk' }, 'refused_by_ai', 'refused_by_ai'],
  [
    'xAI: usage guidelines',
    403,
    {
      code: 'The caller does not have permission to execute the specified operation',
      error: 'Content violates usage guidelines. Team: t-1, Failed check: SAFETY_CHECK_TYPE_BIO',
    },
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Zhipu, in Chinese',
    400,
    error('系统检测到输入或生成内容可能包含不安全或敏感内容', { code: '1301' }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Moonshot: high risk',
    400,
    error('The request was rejected because it was considered high risk', { type: 'content_filter' }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Anthropic: filtering policy',
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Output blocked by content filtering policy' },
    },
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Bedrock guardrail by a gateway',
    400,
    error('Violated guardrail policy', { bedrock_guardrail_response: 'Sorry, that is not for me.' }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Gemini stops for safety',
    200,
    completion({ finish_reason: 'SAFETY', message: { role: 'assistant' } }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Gemini prohibits',
    200,
    completion({
      finish_reason: 'content_filter: PROHIBITED_CONTENT',
      message: { role: 'assistant', content: null },
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Gemini blocks the prompt',
    200,
    { object: 'chat.completion', choices: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Zhipu stops: sensitive',
    200,
    completion({ finish_reason: 'sensitive', message: { role: 'assistant', content: '' } }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'OpenRouter: an error in a choice',
    200,
    completion({
      finish_reason: 'error',
      message: { role: 'assistant', content: '' },
      error: { code: 403, message: 'The output was blocked by moderation' },
    }),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Vertex: blocked, as 500',
    500,
    error('The model blocked its response because of PROHIBITED_CONTENT', { status: 'INTERNAL' }),
    'refused_by_ai',
    'refused_by_ai',
  ],
]

const image: Row[] = [
  [
    'vLLM can not identify',
    400,
    {
      object: 'error',
      message: 'cannot identify image file <_io.BytesIO object at 0x7f01>',
      type: 'BadRequestError',
      param: null,
      code: 400,
    },
    'damaged',
    'damaged',
  ],
  [
    'vLLM, newer',
    400,
    error('Failed to load image: broken data stream when reading image file', {
      type: 'BadRequestError',
      code: 400,
    }),
    'damaged',
    'damaged',
  ],
  [
    'Gemini can not process',
    400,
    [
      {
        error: {
          code: 400,
          message: 'Unable to process input image. Please retry or report',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    'damaged',
    'damaged',
  ],
  [
    'Gemini: not valid',
    400,
    error('Provided image is not valid', { code: 400, status: 'INVALID_ARGUMENT' }),
    'damaged',
    'damaged',
  ],
  [
    'llama.cpp can not load',
    400,
    error('Failed to load image or audio file', { code: 400, type: 'invalid_request_error' }),
    'damaged',
    'damaged',
  ],
  [
    'OpenAI: unsupported image',
    400,
    error('You uploaded an unsupported image. Make sure it has one of these formats: png, jpeg, gif, webp.', {
      type: 'invalid_request_error',
      code: 'invalid_image_format',
    }),
    'damaged',
    'damaged',
  ],
  [
    'Cloudflare: invalid data',
    400,
    { success: false, errors: [{ code: 5006, message: 'AiError: Invalid data for image' }], result: null },
    'damaged',
    'damaged',
  ],
  [
    'OpenRouter passes on',
    400,
    error('Provider returned error', {
      code: 400,
      metadata: { raw: '{"error":{"message":"Could not decode the image","code":400}}', provider_name: 'P' },
    }),
    'damaged',
    'damaged',
  ],
  [
    'Qwen: too small',
    400,
    error(
      '<400> InternalError.Algo.InvalidParameter: The image length and width do not meet the model restrictions. [height:8 or width:8 must be larger than 10]',
      { code: 'invalid_parameter_error' },
    ),
    'refused_by_ai',
    'refused_by_ai',
  ],
  [
    'Anthropic: 8,000 pixels',
    400,
    error(
      'messages.0.content.0.image.source.base64.data: at least one of the image dimensions exceed max allowed size: 8000 pixels',
    ),
    'too_large_for_ai',
    'too_large_for_ai',
  ],
  [
    'a gateway: 413',
    413,
    '<html><head><title>413 Request Entity Too Large</title></head></html>',
    'too_large_for_ai',
    'too_large_for_ai',
  ],
]

const form: Row[] = [
  [
    'Ollama: no thinking',
    400,
    error('"llava:13b" does not support thinking', {
      type: 'invalid_request_error',
      param: null,
      code: null,
    }),
    'described',
    'described',
    { when: (body) => 'reasoning_effort' in body },
  ],
  [
    'an effort in words of its own',
    400,
    error('Bad Request'),
    'described',
    'described',
    { when: (body) => 'reasoning_effort' in body },
  ],
  [
    'Groq: JSON could not be made',
    400,
    error("Failed to generate JSON. Adjust the prompt, see 'failed_generation'.", {
      code: 'json_validate_failed',
      failed_generation: '',
    }),
    'described',
    'described',
    { when: (body) => 'response_format' in body },
  ],
  [
    'Ollama: schema, as 500',
    500,
    error('invalid JSON schema in format'),
    'described',
    'described',
    { when: (body) => typeOf(body) === 'json_schema' },
  ],
  [
    'a schema in words of its own',
    422,
    { detail: 'Unprocessable Entity' },
    'described',
    'described',
    { when: (body) => typeOf(body) === 'json_schema' },
  ],
  [
    'DeepSeek: not available',
    400,
    error('This response_format type is unavailable now', { type: 'invalid_request_error' }),
    'described',
    'described',
    { when: (body) => typeOf(body) === 'json_schema' },
  ],
  [
    'any limit of tokens',
    400,
    error('invalid request'),
    'described',
    'described',
    { when: (body) => 'max_tokens' in body || 'max_completion_tokens' in body },
  ],
  [
    'the older name of the limit',
    400,
    error('invalid argument'),
    'described',
    'described',
    { when: (body) => 'max_tokens' in body },
  ],
  [
    'no system prompt beside a picture',
    400,
    error('prompting with images is incompatible with system messages', { type: 'invalid_request_error' }),
    'described',
    'described',
    { when: hasSystem },
  ],
  [
    'Gemma: no developer instruction',
    400,
    error('Developer instruction is not enabled for models/gemma', { code: 400, status: 'INVALID_ARGUMENT' }),
    'described',
    'described',
    { when: hasSystem },
  ],
  [
    'a detail in words of its own',
    422,
    error('messages: value is not valid'),
    'described',
    'described',
    { when: (body) => JSON.stringify(body).includes('"detail":"high"') },
  ],
]

const key: Row[] = [
  [
    '401',
    401,
    error('Incorrect API key provided: sk-…', { code: 'invalid_api_key' }),
    'refused_by_ai',
    'keys_refused',
  ],
  ['OpenRouter: no user', 401, error('User not found.', { code: 401 }), 'refused_by_ai', 'keys_refused'],
  [
    '403 for the region',
    403,
    error('Country, region, or territory not supported', { code: 'unsupported_country_region_territory' }),
    'refused_by_ai',
    'keys_refused',
  ],
  [
    'Gemini: location, as 400',
    400,
    error('User location is not supported for the API use.', { code: 400, status: 'FAILED_PRECONDITION' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'Gemini: key, as 400',
    400,
    [
      {
        error: {
          code: 400,
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
    'refused_by_ai',
    'keys_refused',
  ],
  [
    'Together: no access',
    403,
    error('Your account has no permission to use this model', { type: 'permission_error' }),
    'refused_by_ai',
    'keys_refused',
  ],
  [
    'OpenRouter: no credit',
    402,
    error(
      'This request requires more credits, or fewer max_tokens. You requested up to 4000 tokens, but can only afford 222.',
      { code: 402, metadata: { provider_name: null } },
    ),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'OpenAI: quota',
    429,
    error('You exceeded your current quota, please check your plan and billing details.', {
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    }),
    'refused_by_ai',
    'provider_rejects',
  ],
  ['403 without a word', 403, '', 'refused_by_ai', 'keys_refused'],
  [
    'a page says 403',
    403,
    '<!doctype html><title>Attention Required!</title>',
    'refused_by_ai',
    'provider_rejects',
  ],
]

const rate: Row[] = [
  [
    'Gemini: quota, in 5 s',
    429,
    [
      {
        error: {
          code: 429,
          message:
            'You exceeded your current quota, check your plan and billing details.\nPlease retry in 5.2s.',
          status: 'RESOURCE_EXHAUSTED',
          details: [{ '@type': 'RetryInfo', retryDelay: '5s' }],
        },
      },
    ],
    'providers_down',
    'providers_down',
  ],
  [
    'Groq: in 9 min',
    429,
    error(
      'Rate limit reached on tokens per day: Limit 100000, Used 97050. Please try again in 9m38.016s. Upgrade at /settings/billing',
      { code: 'rate_limit_exceeded' },
    ),
    'providers_down',
    'providers_down',
  ],
  [
    'Vertex: exhausted',
    429,
    error('Resource has been exhausted (e.g. check quota).', { code: 429, status: 'RESOURCE_EXHAUSTED' }),
    'providers_down',
    'providers_down',
  ],
  [
    '503: loading',
    503,
    error('Loading model', { code: 503, type: 'unavailable_error' }),
    'providers_down',
    'providers_down',
  ],
  [
    'DeepInfra: busy',
    429,
    { detail: { error: 'Model busy, retry later' } },
    'providers_down',
    'providers_down',
  ],
]

const server: Row[] = [
  [
    'LM Studio: crashed',
    500,
    {
      type: 'error',
      error: {
        type: 'api_error',
        message: 'The model has crashed without additional information. (Exit code: null)',
      },
    },
    'ai_unavailable',
    'providers_down',
  ],
  ['vLLM: internal', 500, 'Internal Server Error', 'ai_unavailable', 'providers_down'],
  ['a proxy’s page', 502, '<html><body>Bad gateway</body></html>', 'ai_unavailable', 'providers_down'],
]

const unknown: Row[] = [
  ['400 without words', 400, '', 'refused_by_ai', 'provider_rejects'],
  [
    'Gemini: an invalid argument',
    400,
    error('Request contains an invalid argument.', { code: 400, status: 'INVALID_ARGUMENT' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'LM Studio: no images',
    400,
    { error: 'Model does not support images. Please use a model that does.' },
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'LM Studio: no vision, as 200',
    200,
    {
      error: { message: 'ValueError: Vision add-on is not loaded, but images were provided for processing' },
      message: 'ValueError',
    },
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'llama.cpp: no images, as 500',
    500,
    error('image input is not supported by this server', { code: 500, type: 'server_error' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'OpenRouter: data policy',
    404,
    error('No endpoints found matching your data policy. Configure: /settings/privacy', { code: 404 }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    '404: no such model',
    404,
    error("The model 'm' does not exist", { code: 'model_not_found' }),
    'refused_by_ai',
    'provider_rejects',
  ],
]

const gateways: Row[] = [
  [
    'one-api: quota',
    403,
    error('user quota is not enough (request id: 1)', {
      type: 'one_api_error',
      code: 'insufficient_user_quota',
    }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'one-api: nothing',
    422,
    error(' (request id: 1)', { type: 'upstream_error', param: '422', code: 'bad_response_status_code' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'LocalAI: broken',
    500,
    error('rpc error: code = Unavailable desc = error reading from server: EOF', { code: 500, type: '' }),
    'ai_unavailable',
    'providers_down',
  ],
  [
    'TGI: tokens',
    422,
    error('Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 8740 and 500', {
      http_status_code: 422,
    }),
    'too_large_for_ai',
    'provider_rejects',
  ],
  [
    'TGI: tokens, flat',
    422,
    {
      error: 'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 32768. Given: 96721',
      error_type: 'validation',
    },
    'too_large_for_ai',
    'provider_rejects',
  ],
  [
    'Hugging Face: loading',
    503,
    { error: 'Model m is currently loading', estimated_time: 176.7 },
    'providers_down',
    'providers_down',
  ],
  [
    'vLLM: longer than the model takes',
    400,
    error(
      'The decoder prompt (length 16476) is longer than the maximum model length of 16384. Make sure that `max_model_len` is no smaller than the number of text tokens plus multimodal tokens.',
      { type: 'BadRequestError' },
    ),
    'too_large_for_ai',
    'provider_rejects',
  ],
  [
    'vLLM: context length',
    400,
    {
      object: 'error',
      message:
        "This model's maximum context length is 16384 tokens. However, you requested 22946 tokens. Please reduce the length of the messages",
      code: 400,
    },
    'too_large_for_ai',
    'provider_rejects',
  ],
  [
    'Together: queries a minute',
    429,
    error(
      'You have reached the rate limit specific to this model. The maximum rate limit is 9.0 queries per minute.',
    ),
    'providers_down',
    'providers_down',
  ],
  [
    'Gemini by a CLI: overloaded',
    503,
    error(
      '{"error":{"code":503,"message":"The model is overloaded. Please try again later.","status":"UNAVAILABLE"}}',
      { code: 503 },
    ),
    'providers_down',
    'providers_down',
  ],
  [
    'Anthropic: another media type',
    400,
    error(
      'messages.2.content.0.image.source.base64.data: Image does not match the provided media type image/png',
      { type: 'invalid_request_error' },
    ),
    'damaged',
    'damaged',
  ],
  [
    'LiteLLM passes on',
    400,
    error(
      'litellm.BadRequestError: AnthropicException - b\'{"type":"error","error":{"type":"invalid_request_error","message":"Could not process image"}}\'. Received Model Group=m',
      { type: null, param: null, code: '400' },
    ),
    'damaged',
    'damaged',
  ],
  [
    'OpenRouter: lost, as 200',
    200,
    {
      error: {
        code: 502,
        message: 'Network connection lost.',
        metadata: { error_type: 'provider_unavailable' },
      },
    },
    'ai_unavailable',
    'providers_down',
  ],
  [
    'OpenRouter: stopped in the middle',
    200,
    {
      ...completion({
        finish_reason: 'error',
        message: { role: 'assistant', content: '{"interpretation": "A d' },
      }),
      usage: { prompt_tokens: null, completion_tokens: null, total_tokens: 0 },
    },
    'unusable_answer',
    'unusable_answer',
  ],
  [
    'OpenRouter: limited behind it',
    429,
    error('Provider returned error', {
      code: 429,
      metadata: {
        raw: 'm is temporarily rate-limited upstream. Please retry shortly, or add your own key.',
        provider_name: 'B',
      },
    }),
    'providers_down',
    'providers_down',
  ],
  [
    'llama.cpp: grammar',
    400,
    error('Failed to initialize samplers: failed to parse grammar', {
      code: 400,
      type: 'invalid_request_error',
    }),
    'described',
    'described',
    { when: (body) => typeOf(body) === 'json_schema' },
  ],
  [
    'Ollama: stopped',
    500,
    error(
      'model runner has unexpectedly stopped, this may be due to resource limitations or an internal error',
      { type: 'api_error' },
    ),
    'ai_unavailable',
    'providers_down',
  ],
  [
    'GitHub: unavailable model',
    400,
    error('Unavailable model: m', { code: 'unavailable_model', details: 'Unavailable model: m' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'GitHub: account type',
    401,
    error('Your account type is not currently supported', { code: 'unauthorized' }),
    'refused_by_ai',
    'keys_refused',
  ],
  [
    'a provider that blocks clouds',
    403,
    error('Access from cloud providers is blocked. Sign up for access.', { type: 'authentication_required' }),
    'refused_by_ai',
    'keys_refused',
  ],
  [
    'Meta: no supported type',
    400,
    error('`messages[1].content` did not match any supported type', {
      type: 'invalid_request_error',
      param: 'messages[1].content',
    }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'DeepSeek: unknown variant',
    400,
    error(
      'Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text` at line 1 column 99',
      { code: 'invalid_request_error' },
    ),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'Volcano: no image input',
    400,
    error('Model do not support image input. Request id: 02', { code: 'InvalidParameter' }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'Fireworks: can not preprocess',
    400,
    {
      object: 'error',
      type: 'invalid_request_error',
      message:
        'Cannot preprocess image len(combined_imgs) = 1, len(image_ranges) = 0, please provide valid images',
    },
    'damaged',
    'damaged',
  ],
  [
    'a router around Gemini',
    400,
    error(
      'Error from provider(r,m: 400): {"error":{"message":"Provider returned error","code":400,"metadata":{"raw":"Invalid value at \'contents[0].parts[2].inline_data.data\' (TYPE_BYTES), Base64 decoding failed"}}}',
    ),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'a gateway without vision',
    503,
    error(
      'gemini image input is not enabled: message 5 contains image_url content but image (vision) input is currently disabled on this gateway',
    ),
    'providers_down',
    'providers_down',
  ],
  [
    'OpenAI: larger than a minute holds',
    429,
    error(
      'Request too large for m (for limit of tokens per min): Limit 30000, Requested 33203. The input or output tokens must be reduced in order to run successfully.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
    'too_large_for_ai',
    'too_large_for_ai',
  ],
  [
    'Groq: larger than a minute holds',
    413,
    error(
      'Request too large for model m on tokens per minute (TPM): Limit 6000, Requested 6294, please reduce your message size and try again.',
      { type: 'tokens' },
    ),
    'too_large_for_ai',
    'too_large_for_ai',
  ],
  [
    'Mistral: image content',
    422,
    {
      detail: [
        {
          type: 'value_error',
          loc: ['body'],
          msg: 'Value error, Image content must be a URL or a base64 encoded image in a supported format',
          input: { messages: [{ content: 'a policy of safety' }] },
        },
      ],
    },
    'damaged',
    'damaged',
  ],
  [
    'xAI: could not be processed',
    400,
    { code: 'Client specified an invalid argument', error: 'Image could not be processed' },
    'damaged',
    'damaged',
  ],
  [
    'DashScope: arrears',
    400,
    error('Access denied, please make sure your account is in good standing.', {
      code: 'Arrearage',
      type: 'Arrearage',
    }),
    'refused_by_ai',
    'provider_rejects',
  ],
  [
    'DeepSeek: no resources',
    200,
    completion({
      finish_reason: 'insufficient_system_resource',
      message: { role: 'assistant', content: '' },
    }),
    'unusable_answer',
    'unusable_answer',
  ],
]

const text = '{{good}}'
const bare = text
const reading: Row[] = [
  [
    'no choices',
    200,
    { object: 'chat.completion', choices: [], usage: { prompt_tokens: 1, total_tokens: 1 } },
    'unusable_answer',
    'unusable_answer',
  ],
  ['null for the message', 200, completion({ message: null }), 'unusable_answer', 'unusable_answer'],
  [
    'null for choices',
    200,
    { object: 'chat.completion', choices: null },
    'unusable_answer',
    'unusable_answer',
  ],
  [
    'Mistral: thinking and text in parts',
    200,
    says([
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] },
      { type: 'text', text },
    ]),
    'described',
    'described',
  ],
  [
    'text in two parts',
    200,
    says([
      { type: 'text', text: '```json\n' },
      { type: 'text', text },
      { type: 'text', text: '\n```' },
    ]),
    'described',
    'described',
  ],
  [
    'thinking that only closes',
    200,
    says(`Is {this} a dog? Yes.</think>\n\n${text}`),
    'described',
    'described',
  ],
  ['an answer in a list', 200, says(`[${text}]`), 'described', 'described'],
  ['an answer below a key', 200, says(`{"answer":${text}}`), 'described', 'described'],
  [
    'a comma too many',
    200,
    says(text.concat(',}').replace('{{good}},}', '{{loose}}')),
    'described',
    'described',
  ],
  [
    'arguments of a tool call',
    200,
    completion({
      finish_reason: 'tool_calls',
      message: {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 't', type: 'function', function: { name: 'picture_texts', arguments: bare } }],
      },
    }),
    'described',
    'described',
  ],
]

function typeOf({ response_format }: Record<string, unknown>): unknown {
  return (response_format as { type?: unknown } | undefined)?.type
}

function hasSystem({ messages }: Record<string, unknown>): boolean {
  return Array.isArray(messages) && messages.some(({ role }) => role === 'system')
}

export const serverAnswers: ServerAnswer[] = [
  content,
  image,
  form,
  key,
  rate,
  server,
  unknown,
  gateways,
  reading,
]
  .flat()
  .map(([name, status, body, alone, always, more]) => ({ name, status, body, alone, always, ...more }))
