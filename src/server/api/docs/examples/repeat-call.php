<?php
// Five attempts, all with the same key: nothing happens twice.
function send(string $path, array $body): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => [
            'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
            'Content-Type: application/json',
            'Idempotency-Key: ' . bin2hex(random_bytes(16)),
        ],
        'content' => json_encode($body),
        'ignore_errors' => true,
    ]]);
    for ($attempt = 1; $attempt <= 5; $attempt++) {
        $http_response_header = [];
        // False: the connection broke.
        $response = @file_get_contents("https://bildwort.example$path", false, $context);
        $headers = implode("\n", $http_response_header);
        if ($response !== false && !preg_match('/^HTTP\S+ (429|503)/', $headers)) {
            $answer = json_decode($response, true);
            if (isset($answer['code'])) {
                throw new RuntimeException("{$answer['error']} ({$answer['code']}, {$answer['requestId']})");
            }
            return $answer;
        }
        $seconds = preg_match('/^Retry-After: (\d+)/mi', $headers, $found) ? (int) $found[1] : 2 ** ($attempt - 1);
        if ($attempt < 5) {
            sleep($seconds);
        }
    }
    throw new RuntimeException('Bildwort did not answer in five attempts');
}

$image = send('/api/v1/images', [
    'url' => 'https://bildwort.example/samples/cocker-spaniels.jpg',
    'languages' => ['de'],
    'maxCost' => 60,
]);
echo $image['texts']['de']['altText'], "\n";
