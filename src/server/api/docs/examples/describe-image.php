<?php
$response = file_get_contents('https://bildwort.example/api/v1/images', false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Bearer ' . getenv('BILDWORT_TOKEN'),
        'Content-Type: application/json',
        // Keep it to repeat the call: nothing happens twice.
        'Idempotency-Key: ' . bin2hex(random_bytes(16)),
    ],
    'content' => json_encode([
        'url' => 'https://bildwort.example/samples/cocker-spaniels.jpg',
        'languages' => ['de', 'en'],
        'context' => 'About us: our office dogs',
        'maxCost' => 60,
    ]),
    'ignore_errors' => true,
]]));
if ($response === false) {
    throw new RuntimeException('Bildwort could not be reached');
}
$image = json_decode($response, true);
if (isset($image['code'])) {
    throw new RuntimeException("{$image['error']} ({$image['code']}, {$image['requestId']})");
}

echo $image['texts']['de']['altText'], "\n";
echo $image['texts']['en']['altText'], "\n";
echo "charged: {$image['chargedCents']} cents\n";
