<?php
$context = stream_context_create(['http' => [
    'header' => ['Authorization: Bearer ' . getenv('BILDWORT_TOKEN')],
    'ignore_errors' => true,
]]);
$next = '/api/v1/jobs/42/images?limit=100';
while ($next) {
    $response = file_get_contents("https://bildwort.example$next", false, $context);
    if ($response === false) {
        throw new RuntimeException('Bildwort could not be reached');
    }
    $page = json_decode($response, true);
    if (isset($page['code'])) {
        throw new RuntimeException("{$page['error']} ({$page['code']}, {$page['requestId']})");
    }
    foreach ($page['images'] as $image) {
        // The texts are by language; without any, there is a problem, or it is not done yet.
        $text = array_values($image['texts'])[0]['altText'] ?? $image['problem']['message'] ?? $image['state'];
        echo $image['url'], ' ', $text, "\n";
    }
    $isMore = preg_match('/<([^>]+)>; rel="next"/', implode("\n", $http_response_header), $link);
    $next = $isMore ? $link[1] : null;
}
